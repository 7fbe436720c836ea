# characters.cmake -- the characters as constants, so that the programs need
# no files to play: characters/NAME.character becomes `character_NAME`.
#
# Leaves the C source in players_made. A word that is no number of a character
# does not compile; what is missing or out of bounds is found by test_character.
file(GLOB character_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/characters/*.character)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${character_files})

set(character_code "/* Made by cmake/characters.cmake; change characters/ instead. */\n")
string(APPEND character_code "#include \"players/character.h\"\n")
foreach(file IN LISTS character_files)
  get_filename_component(name ${file} NAME_WE)
  file(STRINGS ${file} rows REGEX "^[a-z]")
  string(APPEND character_code "\nconst Character character_${name} = {.number = {\n")
  foreach(row IN LISTS rows)
    if(NOT row MATCHES "^([a-z0-9_]+) +(-?[0-9]+)")
      message(FATAL_ERROR "${file}: \"${row}\" is not a word and a number")
    endif()
    set(number ${CMAKE_MATCH_2})
    string(TOUPPER ${CMAKE_MATCH_1} word)
    string(APPEND character_code "    [CHARACTER_${word}] = ${number},\n")
  endforeach()
  string(APPEND character_code "}};\n")
endforeach()

set(players_made ${CMAKE_BINARY_DIR}/character_known.c)
file(CONFIGURE OUTPUT ${players_made} CONTENT "${character_code}" @ONLY)
