/* perk_words.c -- what a token changes, in words. */
#include "view/board/perk_words.h"

static void begin(Text *text, size_t start)
{
    if (text->length > start) text_add_char(text, ' ');
}

static void add_percent(Text *text, size_t start, const char *what, int percent)
{
    if (percent == 100) return;
    begin(text, start);
    text_add(text, what);
    text_add(text, percent < 100 ? " −" : " +");
    text_add_int(text, percent < 100 ? 100 - percent : percent - 100);
    text_add(text, " %.");
}

static void add_salary(const Edition *edition, Text *text, size_t start, Money salary)
{
    if (salary == 0) return;
    begin(text, start);
    text_add(text, salary < 0 ? "Salary −" : "Salary +");
    edition_money_write(edition, salary < 0 ? -salary : salary, text);
    text_add_char(text, '.');
}

static void add_jail(const Edition *edition, Text *text, size_t start, int turns)
{
    if (turns == 0 || turns == edition->rule[RULE_JAIL_TURNS]) return;
    begin(text, start);
    text_add(text, "In jail for ");
    text_add_int(text, turns);
    text_add(text, " turns at most.");
}

void perk_words_add(const Edition *edition, TokenId token, Text *text)
{
    const Token *it = &edition->tokens[token];
    size_t start = text->length;
    add_percent(text, start, "Price of properties", it->price);
    add_percent(text, start, "Price of buildings", it->building);
    add_percent(text, start, "Rent received", it->rent_received);
    add_percent(text, start, "Rent paid", it->rent_paid);
    add_percent(text, start, "Tax", it->tax);
    add_salary(edition, text, start, it->salary);
    add_jail(edition, text, start, it->jail_turns);
}
