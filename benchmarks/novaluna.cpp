// Nova Luna at random in plain C++: the measure that the compiled Python rules are held against.
//
// The same small decisions, data structures, algorithms and order of draws as asterism/games/novaluna/rules.py
// and asterism/core/playouts.py, so that the same luck plays the same games. It tells no story and checks no
// bounds. tiles.h is written by benchmarks/cplusplus.py from the game's components.json.
//
// One command a line on stdin: seats, games, then one state of the generator for each CHUNK of games.
// One answer a line on stdout: seconds of processor time, decisions, sum of scores, checksum.

#include <cstdint>
#include <cstring>
#include <ctime>
#include <iostream>
#include <utility>
#include <vector>

#include "tiles.h"

constexpr int NONE = -1, SEATS = 4, MOST = 45, FAR = MOST - 1, SIDE = 2 * FAR + 1, CENTRE = FAR * SIDE + FAR;
constexpr int EDGES = 2 * MOST + 2, LANE = 7;
constexpr int GUARD = 1 << 6 | 1 << 13 | 1 << 20 | 1 << 27;
constexpr int REFILL = 0, PICK = 1, PLACE = PICK + PLACES, ACTIONS = PLACE + SIDE * SIDE;
constexpr int CHUNK = 500;

enum Step : int32_t { PICKING, PLACING, DONE };

struct Mosaic {
    int32_t count, tokens, edges;
    int32_t tile[MOST], cell[MOST], near[MOST][4], chain[MOST], length[MOST], covered[MOST], edge[EDGES];
};

struct Luna {
    int32_t seats, step, turn, refilled, phase, first_sum, first_tiles, given, moon, hand, left;
    int32_t ring[PLACES];
    int32_t stock;
    int32_t bag[TILES];
    int32_t time[SEATS], height[SEATS];
    Mosaic mosaics[SEATS];
};

struct Luck {
    uint64_t state;

    int draw(int n) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        return int(((state >> 32) * uint64_t(n)) >> 32);
    }
};

// Setting up

void clear(Mosaic& m, int tokens) {
    m.count = 0, m.tokens = tokens, m.edges = 1;
    m.edge[0] = CENTRE;
}

void fill_bag(Luna& s) {
    s.stock = TILES;
    for (int tile = 0; tile < TILES; tile++) s.bag[tile] = tile;
}

int drawn(Luna& s, Luck& luck) {
    int at = luck.draw(s.stock);
    int tile = s.bag[at];
    s.stock--;
    for (int i = at; i < s.stock; i++) s.bag[i] = s.bag[i + 1];
    s.bag[s.stock] = 0;
    return tile;
}

void stack_tokens(Luna& s, Luck& luck) {
    for (int seat = 0; seat < s.seats; seat++) s.height[seat] = seat;
    for (int seat = s.seats - 1; seat > 0; seat--) std::swap(s.height[seat], s.height[luck.draw(seat + 1)]);
}

bool sooner(const Luna& s, int seat, int other) {
    if (s.time[seat] != s.time[other]) return s.time[seat] < s.time[other];
    return s.height[seat] > s.height[other];
}

int rearmost(const Luna& s) {
    int best = 0;
    for (int seat = 1; seat < s.seats; seat++)
        if (sooner(s, seat, best)) best = seat;
    return best;
}

void setup(Luna& s, Luck& luck) {
    s.step = PICKING, s.turn = 0, s.phase = 1, s.hand = NONE, s.moon = 0;
    s.given = TOKENS - 1;
    for (int seat = 0; seat < s.seats; seat++) clear(s.mosaics[seat], s.given);
    fill_bag(s);
    for (int place = 0; place < PLACES; place++) s.ring[place] = NONE;
    for (int place = 1; place < PLACES; place++) s.ring[place] = drawn(s, luck);
    s.left = PLACES - 1;
    stack_tokens(s, luck);
    s.turn = rearmost(s);
}

// What a player may do

void insert(int32_t* out, int first, int end, int value) {
    int at = end;
    while (at > first && out[at - 1] > value) {
        out[at] = out[at - 1];
        at--;
    }
    out[at] = value;
}

int picks(const Luna& s, int count, int32_t* out) {
    int first = count, place = s.moon;
    for (int i = 0; i < PLACES - 1; i++) {
        place = place + 1 < PLACES ? place + 1 : 0;
        if (s.ring[place] != NONE) {
            insert(out, first, count, PICK + place);
            count++;
            if (count - first == REACH) break;
        }
    }
    return count;
}

int places(const Mosaic& m, int32_t* out) {
    for (int i = 0; i < m.edges; i++) out[i] = PLACE + m.edge[i];
    return m.edges;
}

int legal(const Luna& s, int seat, int32_t* out) {
    if (s.step == PLACING) return places(s.mosaics[seat], out);
    int count = 0;
    if (!s.refilled && s.stock != 0 && s.left < REACH) {
        out[0] = REFILL;
        count = 1;
    }
    return picks(s, count, out);
}

// Laying a tile

void meet(Mosaic& m, int at, int other, int side) {
    m.near[at][side] = other;
    m.near[other][side ^ 1] = at;
}

void touch(Mosaic& m, int at, int cell) {
    for (int i = 0; i < at; i++) {
        int gap = m.cell[i] - cell;
        if (gap == SIDE) meet(m, at, i, 0);
        else if (gap == -SIDE) meet(m, at, i, 1);
        else if (gap == 1) meet(m, at, i, 2);
        else if (gap == -1) meet(m, at, i, 3);
    }
}

void merge(Mosaic& m, int a, int b) {
    if (a == b) return;
    int old = a < b ? a : b, young = a < b ? b : a;
    for (int i = young; i < m.count; i++)
        if (m.chain[i] == young) m.chain[i] = old;
    m.length[old] += m.length[young];
    m.length[young] = 0;
}

void join(Mosaic& m, int at) {
    m.chain[at] = at, m.length[at] = 1;
    for (int side = 0; side < 4; side++) {
        int other = m.near[at][side];
        if (other != NONE && COLOUR[m.tile[other]] == COLOUR[m.tile[at]]) merge(m, m.chain[at], m.chain[other]);
    }
}

void add_edge(Mosaic& m, int cell) {
    int at = 0;
    while (at < m.edges && m.edge[at] < cell) at++;
    if (at < m.edges && m.edge[at] == cell) return;
    for (int i = m.edges; i > at; i--) m.edge[i] = m.edge[i - 1];
    m.edge[at] = cell;
    m.edges++;
}

void widen(Mosaic& m, int at, int cell) {
    for (int i = 0; i < m.edges; i++) {
        if (m.edge[i] == cell) {
            m.edges--;
            for (int j = i; j < m.edges; j++) m.edge[j] = m.edge[j + 1];
            m.edge[m.edges] = 0;
            break;
        }
    }
    int x = cell / SIDE, y = cell % SIDE;
    if (m.near[at][0] == NONE && x < SIDE - 1) add_edge(m, cell + SIDE);
    if (m.near[at][1] == NONE && x > 0) add_edge(m, cell - SIDE);
    if (m.near[at][2] == NONE && y < SIDE - 1) add_edge(m, cell + 1);
    if (m.near[at][3] == NONE && y > 0) add_edge(m, cell - 1);
}

void lay(Mosaic& m, int tile, int cell) {
    int at = m.count++;
    m.tile[at] = tile, m.cell[at] = cell, m.covered[at] = 0;
    for (int side = 0; side < 4; side++) m.near[at][side] = NONE;
    touch(m, at, cell);
    join(m, at);
    widen(m, at, cell);
}

// Tasks

bool fulfilled(int counts, int task) { return (((counts | GUARD) - task) & GUARD) == GUARD; }

bool counted(const Mosaic& m, int at, int side, int chain) {
    for (int earlier = 0; earlier < side; earlier++) {
        int other = m.near[at][earlier];
        if (other != NONE && m.chain[other] == chain) return true;
    }
    return false;
}

int around(const Mosaic& m, int at) {
    int counts = 0;
    for (int side = 0; side < 4; side++) {
        int other = m.near[at][side];
        if (other != NONE && !counted(m, at, side, m.chain[other]))
            counts += m.length[m.chain[other]] << LANE * COLOUR[m.tile[other]];
    }
    if (m.length[m.chain[at]] > 1) counts -= 1 << LANE * COLOUR[m.tile[at]];
    return counts;
}

void cover_tile(Mosaic& m, int at) {
    int tile = m.tile[at];
    if (m.covered[at] == (1 << TASKS[tile]) - 1) return;
    int counts = around(m, at);
    for (int k = 0; k < TASKS[tile]; k++) {
        if (m.tokens > 0 && !(m.covered[at] >> k & 1) && fulfilled(counts, TASK[tile][k])) {
            m.covered[at] |= 1 << k;
            m.tokens--;
        }
    }
}

bool touches(const Mosaic& m, int at, int chain) {
    for (int side = 0; side < 4; side++) {
        int other = m.near[at][side];
        if (other != NONE && m.chain[other] == chain) return true;
    }
    return false;
}

void cover(Mosaic& m, int chain) {
    for (int i = 0; i < m.count; i++)
        if (i == m.count - 1 || touches(m, i, chain)) cover_tile(m, i);
}

// A turn

void refill(Luna& s, Luck& luck) {
    s.refilled = 1;
    for (int step = 1; step < PLACES; step++) {
        int place = (s.moon + step) % PLACES;
        if (s.ring[place] == NONE && s.stock > 0) {
            s.ring[place] = drawn(s, luck);
            s.left++;
        }
    }
}

void forward(Luna& s, int seat, int cost) {
    s.time[seat] += cost;
    s.height[seat] = 0;
    for (int other = 0; other < s.seats; other++)
        if (other != seat && s.time[other] == s.time[seat]) s.height[seat]++;
}

void pick(Luna& s, int seat, int place) {
    int tile = s.ring[place];
    s.ring[place] = NONE;
    s.left--;
    s.moon = place, s.hand = tile, s.step = PLACING;
    forward(s, seat, COST[tile]);
}

void place_tile(Luna& s, int seat, int cell) {
    Mosaic& m = s.mosaics[seat];
    lay(m, s.hand, cell);
    s.hand = NONE;
    cover(m, m.chain[m.count - 1]);
    s.step = PICKING, s.refilled = 0;
    if (m.tokens == 0) s.step = DONE;
    else if (s.left == 0 && s.stock == 0) s.step = DONE;
    s.turn = rearmost(s);
}

void apply(Luna& s, int seat, int action, Luck& luck) {
    if (action >= PLACE) place_tile(s, seat, action - PLACE);
    else if (action >= PICK) pick(s, seat, action - PICK);
    else refill(s, luck);
}

// The end

bool beats(const Luna& s, int seat, int other) {
    int mine = s.mosaics[seat].tokens, theirs = s.mosaics[other].tokens;
    return mine != theirs ? mine < theirs : sooner(s, seat, other);
}

void scores(const Luna& s, int32_t* out) {
    for (int seat = 0; seat < s.seats; seat++) out[seat] = s.given - s.mosaics[seat].tokens;
}

void utilities(const Luna& s, double* out) {
    for (int seat = 0; seat < s.seats; seat++) {
        out[seat] = 1;
        for (int other = 0; other < s.seats; other++)
            if (other != seat && beats(s, other, seat)) out[seat] = 0;
    }
}

// Random games

int play_out(Luna& s, Luck& luck, int32_t* out) {
    int plies = 0;
    while (s.step != DONE) {
        int seat = s.turn;
        int count = legal(s, seat, out);
        apply(s, seat, out[luck.draw(count)], luck);
        plies++;
    }
    return plies;
}

struct Results {
    std::vector<int64_t> plies;
    std::vector<int32_t> points;
    std::vector<double> worth;
};

void play_many(int seats, int first, int last, Luck luck, Results& results) {
    static Luna state, blank;
    static int32_t out[ACTIONS];
    std::memset(&blank, 0, sizeof blank);
    blank.seats = seats;
    for (int i = first; i < last; i++) {
        state = blank;
        setup(state, luck);
        results.plies[i] = play_out(state, luck, out);
        scores(state, &results.points[i * SEATS]);
        utilities(state, &results.worth[i * SEATS]);
    }
}

uint64_t checksum(const Results& results, int seats) {
    uint64_t sum = 0;
    for (size_t i = 0; i < results.plies.size(); i++) {
        uint64_t game = results.plies[i];
        for (int seat = 0; seat < seats; seat++)
            game = game * 64 + 2 * results.points[i * SEATS + seat] + uint64_t(results.worth[i * SEATS + seat]);
        sum = sum * 1000003 + game;
    }
    return sum;
}

int main() {
    int seats, games;
    while (std::cin >> seats >> games) {
        std::vector<Luck> luck((games + CHUNK - 1) / CHUNK);
        for (Luck& chunk : luck) std::cin >> chunk.state;
        std::clock_t start = std::clock();
        Results results{std::vector<int64_t>(games), std::vector<int32_t>(games * SEATS), std::vector<double>(games * SEATS)};
        for (int first = 0; first < games; first += CHUNK)
            play_many(seats, first, first + CHUNK < games ? first + CHUNK : games, luck[first / CHUNK], results);
        double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
        int64_t decisions = 0, points = 0;
        for (int64_t plies : results.plies) decisions += plies;
        for (int32_t score : results.points) points += score;
        std::cout << seconds << ' ' << decisions << ' ' << points << ' ' << checksum(results, seats) << std::endl;
    }
}
