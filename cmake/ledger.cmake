# The second set of books: tests/ledger, its unit test and its program.

file(GLOB ledger_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/ledger/*.c)
list(FILTER ledger_sources EXCLUDE REGEX "/ledger_play\\.c$")

if(shipped)
  set(ledger_games 1500)
elseif(native)
  set(ledger_games 500)
else()
  set(ledger_games 200)
endif()

opoly_test_program(ledger_play tests/ledger/ledger_play.c)
target_sources(ledger_play PRIVATE ${ledger_sources})
target_link_libraries(ledger_play PRIVATE opoly_table${checked})
opoly_test(ledger_play ledger_play --games ${ledger_games})

target_sources(test_ledger PRIVATE ${ledger_sources})
