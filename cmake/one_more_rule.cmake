# A rule that comes later must not break games saved before it: test_kept once
# more, with every room that knows the table of rules and one more row in it.
# The longer table is found before that of src/edition.

set(rule_rows ${CMAKE_SOURCE_DIR}/src/edition/rule_rows.h)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${rule_rows})
file(READ ${rule_rows} rows)
string(REPLACE "/* clang-format on */"
  "SWITCH(RULE_ONE_MORE, \"one_more\", APART, 0, T_(\"One more\"), T_(\"one more rule\"))" rows "${rows}")
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/one_more/edition/rule_rows.h CONTENT "${rows}" @ONLY)

set(one_more_sources tests/unit/test_kept.c ${players_made} ${table_made})
foreach(room edition game players table)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${room}/*.c)
  list(APPEND one_more_sources ${sources})
endforeach()
opoly_test_program(one_more_rule "${one_more_sources}")
target_include_directories(one_more_rule BEFORE PRIVATE ${CMAKE_BINARY_DIR}/one_more)
target_compile_definitions(one_more_rule PRIVATE ONE_MORE_RULE)
target_link_libraries(one_more_rule PRIVATE opoly_words${checked} opoly_base${checked})
set_target_properties(one_more_rule PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
opoly_test(one_more_rule one_more_rule)
