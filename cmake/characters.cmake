# characters.cmake -- the levels of the computer as constants, so that the programs
# need no files to play: characters/NAME.character becomes `character_NAME` and a
# kind of player called NAME, in the order of their lines `level`. Files with a line `yardstick`
# instead are kept for comparison, in that order after all other kinds.
#
# Leaves the C source in players_made. A word that is no number of a character
# does not compile; what is missing or out of bounds is found by test_character.
file(GLOB character_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/characters/*.character)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${character_files})

set(character_code "/* Made by cmake/characters.cmake; change characters/ instead. */\n")
string(APPEND character_code "#include \"players/computer_player.h\"\n")
string(APPEND character_code "#include \"players/described/described_kinds.h\"\n")
string(APPEND character_code "#include \"players/expert_player.h\"\n")
string(APPEND character_code "#include \"players/player.h\"\n")
set(character_levels)
set(character_yardsticks)
foreach(file IN LISTS character_files)
  get_filename_component(kind ${file} NAME_WE)
  string(REPLACE "-" "_" name ${kind})
  file(STRINGS ${file} rows REGEX "^[a-z]")
  set(level)
  set(yardstick)
  set(about)
  set(think NULL)
  set(decide computer_player_decide)
  string(APPEND character_code "\nconst Character character_${name} = {.number = {\n")
  foreach(row IN LISTS rows)
    if(row MATCHES "^about \"([^\"]+)\"")
      set(about "${CMAKE_MATCH_1}")
    elseif(row MATCHES "^level +([0-9]+)")
      set(level ${CMAKE_MATCH_1})
    elseif(row MATCHES "^yardstick +([0-9]+)")
      set(yardstick ${CMAKE_MATCH_1})
    elseif(row MATCHES "^([a-z0-9_]+) +(-?[0-9]+)")
      set(number ${CMAKE_MATCH_2})
      string(TOUPPER ${CMAKE_MATCH_1} word)
      string(APPEND character_code "    [CHARACTER_${word}] = ${number},\n")
      if(word STREQUAL THINK_ROLLOUTS AND number GREATER 0)
        set(think expert_player_think)
        set(decide expert_player_decide)
      endif()
    else()
      message(FATAL_ERROR "${file}: \"${row}\" is not a word and a number")
    endif()
  endforeach()
  if(NOT about OR NOT "${level}${yardstick}" MATCHES "^[0-9]+$")
    message(FATAL_ERROR "${file}: it needs the lines `level NUMBER` (or `yardstick NUMBER`) "
      "and `about \"WORDS\"`")
  endif()
  string(APPEND character_code "}};\n\nstatic const PlayerKind ${name}_kind = {\n"
    "    .word = \"${kind}\",\n    .about = \"${about}\",\n"
    "    .character = &character_${name},\n    .answers = computer_player_answers,\n"
    "    .decide = ${decide},\n    .interrupt = computer_player_interrupt,\n"
    "    .think = ${think},\n};\n")
  if(level)
    list(APPEND character_levels "${level} ${name}")
  else()
    list(APPEND character_yardsticks "${yardstick} ${name}")
  endif()
endforeach()
list(SORT character_levels COMPARE NATURAL)
list(LENGTH character_levels level_count)
string(APPEND character_code "\nconst int player_level_total = ${level_count};\n"
  "const PlayerKind *const player_list[] = {\n")
foreach(row IN LISTS character_levels)
  string(REGEX REPLACE "^[0-9]+ " "" name "${row}")
  string(APPEND character_code "    &${name}_kind,\n")
endforeach()
string(APPEND character_code "    DESCRIBED_KINDS,\n")
list(SORT character_yardsticks COMPARE NATURAL)
foreach(row IN LISTS character_yardsticks)
  string(REGEX REPLACE "^[0-9]+ " "" name "${row}")
  string(APPEND character_code "    &${name}_kind,\n")
endforeach()
string(APPEND character_code "    NULL,\n};\n")

set(players_made ${CMAKE_BINARY_DIR}/character_known.c)
file(CONFIGURE OUTPUT ${players_made} CONTENT "${character_code}" @ONLY)
