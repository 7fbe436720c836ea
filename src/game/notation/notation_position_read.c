/* notation_position_read.c -- text -> Game. */
#include "base/lines.h"
#include "edition/guess.h"
#include "game/audit/audit.h"
#include "game/notation/notation.h"
#include "game/notation/notation_field.h"
#include "game/notation/notation_slot.h"
#include "game/notation/notation_value.h"
#include "game/pile.h"

/* A game in which every field that a text may leave out has its usual value. */
static void reset(const Edition *edition, Game *game)
{
    *game = (Game){0};
    for (int i = 0; i < GAME_FIELD_COUNT; i++) notation_field_reset(&notation_game_fields[i], game);
    for (int seat = 0; seat < MAX_SEATS; seat++)
        for (int i = 0; i < SEAT_FIELD_COUNT; i++)
            notation_field_reset(&notation_seat_fields[i], &game->seats[seat]);
    for (int deed = 0; deed < MAX_DEEDS; deed++) game->holdings[deed].owner = BANK;
    for (int deck = 0; deck < edition->deck_count; deck++)
        game->piles[deck] = pile_of(&edition->decks[deck]);
    game->offer.from = game->offer.to = NOBODY;
    game->auction = (Auction){.bidder = NOBODY, .asked = NOBODY, .deed = NO_DEED};
    game->want = (Want){.seat = NOBODY, .asked = NOBODY, .deed = NO_DEED};
}

/* The next line, its first word taken and given back; NULL at the end or when
 * a mistake was noted. */
static const char *next_line(PositionReading *reading, Lines *lines, Line *line, bool *more)
{
    Statement *statement = &reading->statement;
    *more = lines_next(lines, line);
    if (!*more) return NULL;
    statement->line = line;
    statement->next = 0;
    if (line->fault != LINE_FINE) {
        statement_line_fault(statement);
        return NULL;
    }
    const char *word = statement_peek(statement);
    if (word == NULL)
        MISTAKE_PLAIN(statement, T_("a line cannot begin with a quote"));
    else
        statement->next++;
    return word;
}

static bool read_title(PositionReading *reading)
{
    Statement *statement = &reading->statement;
    int32_t version;
    if (!statement_number(statement, (Sentence)T_("the version of the position"), 1, 1, &version))
        return false;
    const char *word = statement_peek(statement);
    if (word == NULL) return MISTAKE_PLAIN(statement, T_("the word of the edition is missing"));
    if (!text_same(word, reading->edition->word))
        return MISTAKE(statement,
                       T_("this is a position of the edition '{word}', expected '{other_word}'"),
                       arg_word(word), arg_other_word(reading->edition->word));
    statement->next++;
    return statement_end(statement);
}

static bool read_seat_count(PositionReading *reading)
{
    const int32_t *rule = reading->edition->rule;
    int32_t count;
    if (!statement_number(&reading->statement, (Sentence)T_("the number of seats"),
                          rule[RULE_PLAYERS_MIN], rule[RULE_PLAYERS_MAX], &count))
        return false;
    reading->game.seat_count = (uint8_t)count;
    return statement_end(&reading->statement);
}

static void note_missing(PositionReading *reading, const char *line)
{
    PROBLEM(reading->statement.problems, reading->statement.file, 0,
            T_("the line '{word}' is missing"), arg_word(line));
}

/* The two lines that everything else depends on. */
static bool read_head(PositionReading *reading, Lines *lines, Line *line)
{
    static const char *const keys[] = {"position", "seats"};
    static bool (*const readers[])(PositionReading *) = {read_title, read_seat_count};
    for (int i = 0; i < 2; i++) {
        bool more;
        const char *word = next_line(reading, lines, line, &more);
        if (!more) {
            note_missing(reading, keys[i]);
            return false;
        }
        if (word == NULL) return false;
        if (!text_same(word, keys[i]))
            return MISTAKE(&reading->statement, T_("expected the line '{word}' here"),
                           arg_word(keys[i]));
        if (!readers[i](reading)) return false;
    }
    return true;
}

static void read_field(PositionReading *reading, int index)
{
    Statement *statement = &reading->statement;
    if (reading->lines.field[index] != 0) {
        MISTAKE_PLAIN(statement, T_("this line stands there twice"));
        return;
    }
    reading->lines.field[index] = statement->line->number;
    if (notation_field_read(reading->edition, &notation_game_fields[index], statement,
                            reading->game.seat_count, &reading->game))
        statement_end(statement);
}

static void refuse_line(PositionReading *reading, const char *word)
{
    Guess guess = guess_for(word);
    guess_offer_all(&guess, notation_slot_keys);
    for (int i = 0; i < GAME_FIELD_COUNT; i++) guess_offer(&guess, notation_game_fields[i].word);
    if (guess.best == NULL)
        MISTAKE(&reading->statement, T_("'{word}' is no line of a position"), arg_word(word));
    else
        MISTAKE(&reading->statement,
                T_("'{word}' is no line of a position, did you mean '{other_word}'?"),
                arg_word(word), arg_other_word(guess.best));
}

static void read_line(PositionReading *reading, const char *word)
{
    int index = notation_field_find(notation_game_fields, GAME_FIELD_COUNT, word);
    if (index >= 0)
        read_field(reading, index);
    else if (!notation_slot_read(reading, word))
        refuse_line(reading, word);
}

static void check_missing(PositionReading *reading)
{
    const PositionLines *lines = &reading->lines;
    for (int seat = 0; seat < reading->game.seat_count; seat++) {
        char buffer[16];
        Text what = text_into(buffer, sizeof buffer);
        text_add(&what, "seat ");
        text_add_int(&what, seat + 1);
        if (lines->seat[seat] == 0) note_missing(reading, buffer);
    }
    for (int i = 0; i < GAME_FIELD_COUNT; i++) {
        const Field *field = &notation_game_fields[i];
        if (lines->field[i] != 0 || !field->always) continue;
        if (field->offset == offsetof(Game, step))
            reading->game.step = reading->game.phase;
        else
            note_missing(reading, field->word);
    }
    if (lines->mover == 0) note_missing(reading, "mover");
    if ((lines->gives != 0 || lines->takes != 0) && lines->offer == 0)
        note_missing(reading, "offer");
    if (lines->offer != 0 && lines->gives == 0) note_missing(reading, "gives");
    if (lines->offer != 0 && lines->takes == 0) note_missing(reading, "takes");
}

static int16_t stock_left(int32_t supply, int standing)
{
    return (int16_t)(supply == 0 ? -1 : supply - standing);
}

/* What the text does not say because it follows from the rest. */
static void derive(PositionReading *reading)
{
    const Edition *edition = reading->edition;
    Game *game = &reading->game;
    int houses = 0, hotels = 0;
    for (int deed = 0; deed < edition->deed_count; deed++) {
        const Holding *holding = &game->holdings[deed];
        if (holding->owner < MAX_SEATS) game->seats[holding->owner].deeds |= DEED_BIT(deed);
        houses += edition_level_houses(holding->level);
        hotels += edition_level_hotels(holding->level);
    }
    game_derive(edition, game);
    game->houses = stock_left(edition->rule[RULE_HOUSES], houses);
    game->hotels = stock_left(edition->rule[RULE_HOTELS], hotels);
    for (int seat = 0; seat < game->seat_count; seat++) {
        if (game->seats[seat].left == 0)
            game->alive |= (uint8_t)(1u << seat);
        else
            game->left_count++;
        if (game->order[seat] == reading->mover) game->mover = (uint8_t)seat;
    }
}

static int line_of_field(const PositionLines *lines, size_t offset)
{
    int line = 0;
    for (int i = 0; i < GAME_FIELD_COUNT; i++)
        if (notation_game_fields[i].offset == offset) line = lines->field[i];
    /* A step that is not written is the phase. */
    return line == 0 && offset == offsetof(Game, step) ? line_of_field(lines, offsetof(Game, phase))
                                                       : line;
}

static int line_of_fault(const PositionLines *lines, const AuditFault *fault)
{
    int at = fault->index;
    switch (fault->place) {
    case AUDIT_FIELD: return line_of_field(lines, (size_t)at);
    case AUDIT_SEAT: return lines->seat[at];
    case AUDIT_DEED: return lines->deed[at];
    case AUDIT_PILE: return lines->pile[at];
    case AUDIT_DEBT: return lines->debt[at];
    case AUDIT_CLAIM: return lines->claim[at];
    case AUDIT_OFFER: return lines->offer;
    case AUDIT_AUCTION: return lines->auction;
    case AUDIT_WANT: return lines->want;
    case AUDIT_ESTATE: return lines->estate;
    case AUDIT_INHERITED: return lines->inherited;
    case AUDIT_MOVER: return lines->mover;
    }
    return 0;
}

static void check_rules(PositionReading *reading)
{
    AuditList faults = {.count = 0};
    audit_list(reading->edition, &reading->game, &faults);
    for (int i = 0; i < faults.count; i++)
        problem_note_text(reading->statement.problems, reading->statement.file,
                          line_of_fault(&reading->lines, &faults.list[i]), faults.list[i].sentence);
}

bool notation_position_read(const Edition *edition, const char *text, size_t length,
                            const char *file, Game *game, Problems *problems)
{
    PositionReading reading = {
        .edition = edition, .statement = {.file = file, .problems = problems}, .mover = NOBODY};
    int before = problems->count;
    Lines lines = lines_of(text, length);
    Line line;
    reset(edition, &reading.game);
    if (!read_head(&reading, &lines, &line)) return false;
    for (bool more = true; more;) {
        const char *word = next_line(&reading, &lines, &line, &more);
        if (word != NULL) read_line(&reading, word);
    }
    check_missing(&reading);
    if (problems->count != before) return false;
    derive(&reading);
    check_rules(&reading);
    if (problems->count != before) return false;
    *game = reading.game;
    return true;
}
