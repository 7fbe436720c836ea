/* rulebook.c -- what a player looks up: rules, spaces with their tables, tokens, the bank. */
#include "console/rulebook.h"

#include <string.h>

#include "console/paint.h"
#include "console/show.h"
#include "edition/effect_words.h"
#include "game/rent.h"
#include "table/asking.h"
#include "table/edition_brief.h"

enum { LINE_MOST = 100, INDENT = 2, DICE_COLUMN = 12, TOKEN_COLUMN = 17 };

static void heading(const Printer *printer, const char *words)
{
    paint_bold(printer->out, printer->colour);
    text_add(printer->out, words);
    paint_off(printer->out, printer->colour);
    text_add_char(printer->out, '\n');
}

/* ---- decks and tables ---- */

/* "3 to 5", "7", "2 in 20" before what happens then. */
static void card_key(const Printer *printer, const Deck *deck, const Card *card, Text *key)
{
    int64_t all = 0;
    for (int i = 0; i < deck->card_count; i++) all += deck->cards[i].weight;
    switch ((DeckKind)deck->kind) {
    case DECK_CARDS: break;
    case DECK_WEIGHTS:
        SAY(&printer->words, key, T_("{first} in {second}"), arg_first(card->weight),
            arg_second(all));
        break;
    case DECK_DICE:
        SAY(&printer->words, key, T_("{at_least}[ to {at_most}]"), arg_at_least(card->low),
            card->high != card->low ? arg_at_most(card->high) : arg_absent());
        break;
    }
}

static void deck_rows(const Printer *printer, DeckId id)
{
    const Edition *edition = table_edition(printer->table);
    const Deck *deck = &edition->decks[id];
    Text line = text_growing();
    for (int card = 0; card < deck->card_count; card++) {
        char buffer[LINE_MOST];
        Text key = text_into(buffer, sizeof buffer);
        card_key(printer, deck, &deck->cards[card], &key);
        paint_repeat(printer->out, " ", INDENT);
        if (deck->kind != DECK_CARDS) printer_column(printer, buffer, DICE_COLUMN - INDENT);
        text_clear(&line);
        SAY(&printer->words, &line, T_("\"{card}\""), arg_card(edition->card_text[id][card]));
        printer_paragraph(printer, line.start, deck->kind == DECK_CARDS ? INDENT : DICE_COLUMN);
    }
    text_free(&line);
}

static void deck_write(const Printer *printer, DeckId id)
{
    static const Sentence titles[] = {
        [DECK_CARDS] =
            TN_("{deck}: the top one of {count} card", "{deck}: the top one of {count} cards"),
        [DECK_WEIGHTS] =
            TN_("{deck}: by chance, one of {count}", "{deck}: by chance, one of {count}"),
        [DECK_DICE] = TN_("{deck}: by the throw of the dice", "{deck}: by the throw of the dice"),
    };
    const Deck *deck = &table_edition(printer->table)->decks[id];
    printer_line(printer, &titles[deck->kind], ARGS(arg_deck(id), arg_count(deck->card_count)));
    deck_rows(printer, id);
}

/* ---- the rules ---- */

void rulebook_rules(const Printer *printer)
{
    const Edition *edition = table_edition(printer->table);
    Text text = text_growing();
    for (int topic = 0; topic < BRIEF_TOPIC_COUNT; topic++) {
        text_clear(&text);
        edition_brief_write(edition, (BriefTopic)topic, &printer->words, &text);
        if (text.length == 0) continue;
        heading(printer, edition_brief_title((BriefTopic)topic, &printer->words));
        paint_repeat(printer->out, " ", INDENT);
        printer_paragraph(printer, text.start, INDENT);
    }
    for (int deck = 0; deck < edition->deck_count; deck++) {
        if (edition->decks[deck].kind != DECK_CARDS) deck_write(printer, (DeckId)deck);
    }
    text_free(&text);
    PRINT(printer, T_("\"{word}\" tells what happens on a space."), arg_word("space NAME"));
}

/* ---- spaces ---- */

/* Who would pay on the deed: the player to act, or the next one if it is theirs. */
static SeatId visitor_of(const Game *game, SeatId owner)
{
    SeatId asked = asking_seat(game);
    for (int i = 0; i < game->seat_count; i++) {
        SeatId seat = (SeatId)((asked + i) % game->seat_count);
        if (seat != owner && game_seat_in(game, seat)) return seat;
    }
    return owner;
}

static void space_deed(const Printer *printer, DeedId deed)
{
    const Edition *edition = table_edition(printer->table);
    const Game *game = table_game(printer->table);
    SeatId owner = game->holdings[deed].owner;
    show_deed(printer, deed);
    if (owner >= game->seat_count || game->holdings[deed].mortgaged) return;
    if (edition->groups[edition->deeds[deed].group].kind == GROUP_DICE) return;
    SeatId visitor = visitor_of(game, owner);
    paint_repeat(printer->out, " ", INDENT);
    PRINT(printer, T_("{seat} would pay {sum} there now"), arg_seat(visitor),
          arg_sum(rent_due(edition, game, visitor, deed, 0)));
}

static void space_effect(const Printer *printer, const Space *space)
{
    const Edition *edition = table_edition(printer->table);
    const Game *game = table_game(printer->table);
    Text text = text_growing();
    effect_words_add(edition, &space->effect, &game->pot, &printer->words, &text);
    paint_repeat(printer->out, " ", INDENT);
    printer_paragraph(printer, text.start, INDENT);
    text_free(&text);
    if (space->effect.kind == EFFECT_DRAW) deck_write(printer, space->effect.target);
}

static void space_topic(const Printer *printer, BriefTopic topic)
{
    Text text = text_growing();
    edition_brief_write(table_edition(printer->table), topic, &printer->words, &text);
    paint_repeat(printer->out, " ", INDENT);
    printer_paragraph(printer, text.start, INDENT);
    text_free(&text);
}

void rulebook_space(const Printer *printer, SpaceId id)
{
    const Edition *edition = table_edition(printer->table);
    const Space *space = &edition->spaces[id];
    if (space->kind == SPACE_DEED) {
        space_deed(printer, space->deed);
        return;
    }
    heading(printer, edition->space_label[id].name);
    switch ((SpaceKind)space->kind) {
    case SPACE_START:
        paint_repeat(printer->out, " ", INDENT);
        PRINT(printer, T_("Whoever passes receives {sum}."), arg_sum(edition->rule[RULE_SALARY]));
        break;
    case SPACE_JAIL: space_topic(printer, BRIEF_JAIL); break;
    case SPACE_EFFECT: space_effect(printer, space); break;
    case SPACE_DEED: break;
    }
}

/* ---- tokens ---- */

static bool has_perks(const Edition *edition)
{
    for (int i = 0; i < edition->token_count; i++) {
        const Token *token = &edition->tokens[i];
        if (token->tax != 100 || token->rent_received != 100 || token->rent_paid != 100 ||
            token->price != 100 || token->building != 100 || token->salary != 0 ||
            token->jail_turns != 0) {
            return true;
        }
    }
    return false;
}

static SeatId seat_of_token(const Game *game, TokenId token)
{
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        if (game->seats[seat].token == token) return seat;
    }
    return NOBODY;
}

static void token_line(const Printer *printer, TokenId token, bool perks)
{
    const Edition *edition = table_edition(printer->table);
    SeatId seat = seat_of_token(table_game(printer->table), token);
    char word[LINE_MOST];
    Text text = text_growing(), key = text_into(word, sizeof word);
    text_add_char(&key, edition->tokens[token].symbol);
    text_add_char(&key, ' ');
    text_add(&key, edition->token_label[token].word);
    if (perks) edition_brief_perk(edition, token, &printer->words, &text);
    paint_repeat(printer->out, " ", INDENT);
    Text line = text_growing();
    if (seat != NOBODY) {
        SAY(&printer->words, &line, T_("{seat}[: {text}]"), arg_seat(seat), arg_text(text.start));
    } else {
        text_add(&line, text.start);
    }
    if (line.length > 0) {
        printer_column(printer, word, TOKEN_COLUMN - INDENT);
    } else {
        text_add(printer->out, word);
    }
    printer_paragraph(printer, line.start, TOKEN_COLUMN);
    text_free(&text);
    text_free(&line);
}

void rulebook_tokens(const Printer *printer)
{
    const Edition *edition = table_edition(printer->table);
    bool perks = has_perks(edition);
    for (int token = 0; token < edition->token_count; token++) {
        token_line(printer, (TokenId)token, perks);
    }
}

void rulebook_perk(const Printer *printer, SeatId seat)
{
    const Edition *edition = table_edition(printer->table);
    TokenId token = table_game(printer->table)->seats[seat].token;
    if (token >= edition->token_count || !has_perks(edition)) return;
    if (!game_seat_in(table_game(printer->table), seat)) return;
    Text text = text_growing(), line = text_growing();
    edition_brief_perk(edition, token, &printer->words, &text);
    SAY(&printer->words, &line, T_("{seat}, {token}: {text}"), arg_seat(seat), arg_token(token),
        arg_text(text.start));
    paint_repeat(printer->out, " ", INDENT);
    printer_paragraph(printer, line.start, INDENT);
    text_free(&text);
    text_free(&line);
}

/* ---- the bank ---- */

void rulebook_stock(const Printer *printer, Text *text)
{
    const Game *game = table_game(printer->table);
    Arg left[2];
    int count = 0;
    if (game->houses >= 0) left[count++] = arg_houses(game->houses);
    if (game->hotels >= 0 && table_edition(printer->table)->rule[RULE_HOTEL] != HOTEL_NONE) {
        left[count++] = arg_hotels(game->hotels);
    }
    if (count == 0) return;
    SAY(&printer->words, text, T_("{seat} has {things} left."), arg_seat(BANK),
        arg_things(left, count));
}

void rulebook_thief(const Printer *printer)
{
    const Game *game = table_game(printer->table);
    if (game->thief_target >= game->seat_count) return;
    paint_repeat(printer->out, " ", INDENT);
    PRINT(printer, T_("The thief ({word}) is on {space} and after {seat}."), arg_word("!"),
          arg_space(game->thief), arg_seat(game->thief_target));
}
