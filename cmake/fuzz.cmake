# Fuzzing (docs/fuzzing.md): tests/fuzz/fuzz_WHAT.c is a target. Every build
# runs it over the files kept for it, as the test fuzz_WHAT; with OPOLY_FUZZ
# there is also fuzzer_WHAT, where libFuzzer invents more.
option(OPOLY_FUZZ "libFuzzer programs; needs clang and OPOLY_SANITIZE" OFF)

add_custom_target(fuzzers) # everything tools/fuzz needs
if(OPOLY_FUZZ)
  if(NOT OPOLY_SANITIZE STREQUAL "ON" OR NOT CMAKE_C_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "OPOLY_FUZZ needs clang and OPOLY_SANITIZE")
  endif()
  # Without this in the libraries libFuzzer would be blind. Looking at every
  # comparison would take two thirds of the time; fuzz_mutate.c knows the words.
  target_compile_options(opoly_flags INTERFACE
    -fsanitize=fuzzer-no-link -fno-sanitize-coverage=trace-cmp)
endif()

file(GLOB fuzz_targets CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/fuzz/fuzz_*.c)
list(FILTER fuzz_targets EXCLUDE REGEX "/fuzz_(main|mutate)\\.c$")
foreach(source IN LISTS fuzz_targets)
  get_filename_component(name ${source} NAME_WE)
  string(REPLACE fuzz_ "" what ${name})
  opoly_test_program(${name} ${source})
  target_sources(${name} PRIVATE tests/fuzz/fuzz_main.c)
  target_compile_definitions(${name} PRIVATE FUZZ_WHAT="${what}")
  target_link_libraries(${name} PRIVATE ${portable${checked}})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/fuzz)
  opoly_test(${name} ${name})
  if(OPOLY_FUZZ)
    add_executable(fuzzer_${what} EXCLUDE_FROM_ALL ${source} tests/fuzz/fuzz_mutate.c)
    opoly_kind(fuzzer_${what} "")
    target_compile_definitions(fuzzer_${what} PRIVATE _GNU_SOURCE)
    target_include_directories(fuzzer_${what} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
    target_link_libraries(fuzzer_${what} PRIVATE ${portable})
    target_link_options(fuzzer_${what} PRIVATE -fsanitize=fuzzer)
    set_target_properties(fuzzer_${what} PROPERTIES
      RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/fuzz)
    add_dependencies(fuzzers fuzzer_${what})
  endif()
endforeach()
