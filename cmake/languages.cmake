# languages.cmake -- the words in other languages: po/CODE.po becomes the catalogue
# locale/CODE/LC_MESSAGES/opoly.mo of the build, for every CODE of po/LINGUAS.
#
# Without gettext there are none, and the programs speak English.
set(locale_folder ${CMAKE_BINARY_DIR}/locale)
set(catalogues)
find_program(MSGFMT msgfmt)
if(NOT MSGFMT)
  message(STATUS "other languages than English are left out: gettext is missing")
  return()
endif()

set(languages_file ${CMAKE_SOURCE_DIR}/po/LINGUAS)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${languages_file})
file(STRINGS ${languages_file} languages)
foreach(code IN LISTS languages)
  set(catalogue ${locale_folder}/${code}/LC_MESSAGES/opoly.mo)
  set(translation ${CMAKE_SOURCE_DIR}/po/${code}.po)
  add_custom_command(OUTPUT ${catalogue}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${locale_folder}/${code}/LC_MESSAGES
    COMMAND ${MSGFMT} --check --no-hash --output-file=${catalogue} ${translation}
    DEPENDS ${translation} VERBATIM)
  list(APPEND catalogues ${catalogue})
  install(FILES ${catalogue} DESTINATION ${CMAKE_INSTALL_LOCALEDIR}/${code}/LC_MESSAGES)
endforeach()
# With the programs, in the tests as well.
add_custom_target(languages ALL DEPENDS ${catalogues})
list(APPEND programs languages)

# The language `xx`, for tests only (tests/pseudo.h).
set(pseudo_folder ${locale_folder}/xx/LC_MESSAGES)
add_executable(pseudo_language EXCLUDE_FROM_ALL tests/pseudo_main.c)
opoly_kind(pseudo_language "${checked}")
target_compile_definitions(pseudo_language PRIVATE _GNU_SOURCE)
target_link_libraries(pseudo_language PRIVATE opoly_words${checked})
add_custom_command(OUTPUT ${pseudo_folder}/opoly.mo
  COMMAND ${CMAKE_COMMAND} -E make_directory ${pseudo_folder}
  COMMAND pseudo_language ${pseudo_folder}/opoly.mo
  DEPENDS ${CMAKE_SOURCE_DIR}/po/opoly.pot WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} VERBATIM)
add_custom_target(pseudo_catalogue DEPENDS ${pseudo_folder}/opoly.mo)
list(APPEND programs pseudo_catalogue)
