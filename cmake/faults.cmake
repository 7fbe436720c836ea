# faults.cmake -- everything fails on purpose: the preloaded library, its driver, and the tests.
# Only for the programs as they are shipped: sanitizers have their own allocators.
if(NOT shipped OR NOT CMAKE_SYSTEM_NAME STREQUAL "Linux")
  return()
endif()

# Not linked with opoly_flags: a library cannot be -pie.
add_library(opoly_faults MODULE EXCLUDE_FROM_ALL tests/faults/faults.c)
target_compile_options(opoly_faults PRIVATE
  $<TARGET_PROPERTY:opoly_flags,INTERFACE_COMPILE_OPTIONS> -fPIC -U_FORTIFY_SOURCE)
target_compile_definitions(opoly_faults PRIVATE _GNU_SOURCE)
target_link_libraries(opoly_faults PRIVATE ${CMAKE_DL_LIBS})
set_target_properties(opoly_faults PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)

set(fault_sources cases judge saved tree)
list(TRANSFORM fault_sources PREPEND tests/faults/)
list(TRANSFORM fault_sources APPEND .c)
foreach(driver walk databases endings)
  opoly_test_program(faults_${driver} tests/faults/${driver}.c)
  target_sources(faults_${driver} PRIVATE ${fault_sources})
  target_link_libraries(faults_${driver} PRIVATE opoly_base${checked} SQLite::SQLite3)
  set_target_properties(faults_${driver} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  add_dependencies(faults_${driver} opoly_faults)
endforeach()

function(opoly_fault_test name)
  opoly_test(${name} ${ARGN})
  set_tests_properties(${name} PROPERTIES LABELS faults
    ENVIRONMENT "OPOLY=$<TARGET_FILE:opoly>;FAULTS=$<TARGET_FILE:opoly_faults>")
endfunction()
foreach(part files memory signals clock)
  opoly_fault_test(faults_${part} faults_walk ${part})
endforeach()
# All points instead of a sample.
add_custom_target(faults COMMAND ${CMAKE_COMMAND} -E env OPOLY=$<TARGET_FILE:opoly>
  FAULTS=$<TARGET_FILE:opoly_faults> ${CMAKE_SOURCE_DIR}/tests/faults/all
  $<TARGET_FILE_DIR:faults_walk>
  WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} USES_TERMINAL VERBATIM)
add_dependencies(faults faults_walk faults_databases faults_endings opoly watopoly)
if(TARGET opoly-desktop)
  add_dependencies(faults opoly-desktop)
endif()
foreach(driver databases endings)
  opoly_fault_test(faults_${driver} faults_${driver})
endforeach()
