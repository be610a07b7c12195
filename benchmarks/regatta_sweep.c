/* regatta_sweep.c: Regatta's sweep alone, in straightforward C: the yardstick for the compiled kernel.
 * The same algorithm as src/taros/games/regatta/hull/{geometry,sweep}.py over the same states, as far as the default course
 * needs it: circles and boats, no islands and no edge.
 * Build: cc -O3 regatta_sweep.c -lm with -D for every offset of the layout (see regatta.py).
 * Usage: ./regatta_sweep SCENES ROUNDS; prints the nanoseconds of a way, the best of the rounds, and a sum over all
 * answers. SCENES is int64: states, ints of a state, ways; the states; then of each way the state's number, seat, x, y,
 * heading, arrow, and the double `until`. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef int64_t i64;
enum { NOTHING = -1, A_BOAT = 100 };
static const double MM = 1e-3, TOUCH = 0.01, HAIR = 0.02, NEAR = 8.0, CLOSE = 0.1, ENDLESS = 1e9;
#define RADIANS (3.14159265358979323846 / 180000)

typedef struct { double x, y, fx, fy; } Pose;
typedef struct { double side, back, front, right, left, chord_a, chord_l, above, c, d, outside; } Bounds;

static double ahead_of(Pose p, double x, double y) { return (x - p.x) * p.fx + (y - p.y) * p.fy; }
static double left_of(Pose p, double x, double y) { return (y - p.y) * p.fx - (x - p.x) * p.fy; }

static double distance_to_polygon(const i64 *corners, i64 n, double px, double py)
{
    double nearest = ENDLESS, ax = corners[2 * n - 2] * MM, ay = corners[2 * n - 1] * MM;
    int inside = 1;
    for (i64 i = 0; i < n; i++) {
        double bx = corners[2 * i] * MM, by = corners[2 * i + 1] * MM;
        double ex = bx - ax, ey = by - ay, wx = px - ax, wy = py - ay;
        if (ex * wy - ey * wx < 0) inside = 0;
        double along = fmin(fmax((wx * ex + wy * ey) / (ex * ex + ey * ey), 0), 1);
        double dx = wx - along * ex, dy = wy - along * ey;
        nearest = fmin(nearest, dx * dx + dy * dy);
        ax = bx, ay = by;
    }
    return inside ? -sqrt(nearest) : sqrt(nearest);
}

static double gap_beside(const i64 *a, i64 n, const i64 *b, i64 m, double cx, double cy, double c, double d)
{
    double widest = -ENDLESS, ax = a[2 * n - 2] * MM, ay = a[2 * n - 1] * MM;
    for (i64 i = 0; i < n; i++) {
        double bx = a[2 * i] * MM, by = a[2 * i + 1] * MM, ex = bx - ax, ey = by - ay;
        double na = ey * c - ex * d, nb = -ey * d - ex * c, gap = ENDLESS;
        for (i64 k = 0; k < m; k++) gap = fmin(gap, na * (b[2 * k] * MM) + nb * (b[2 * k + 1] * MM));
        gap += ey * (cx - ax) - ex * (cy - ay);
        widest = fmax(widest, gap / sqrt(ex * ex + ey * ey));
        ax = bx, ay = by;
    }
    return widest;
}

static double corners_to_polygon(const i64 *a, i64 n, const i64 *b, i64 m, double cx, double cy, double c, double d)
{
    double nearest = ENDLESS;
    for (i64 k = 0; k < m; k++) {
        double x = b[2 * k] * MM, y = b[2 * k + 1] * MM;
        nearest = fmin(nearest, distance_to_polygon(a, n, cx + x * c - y * d, cy + x * d + y * c));
    }
    return nearest;
}

static double hull_to_hull(const i64 *s, Pose p, Pose o)
{
    const i64 *hull = s + s[HULL_AT];
    i64 n = s[HULL_SIZE];
    double cx = ahead_of(p, o.x, o.y), cy = left_of(p, o.x, o.y);
    double c = o.fx * p.fx + o.fy * p.fy, d = o.fy * p.fx - o.fx * p.fy;
    double half = s[LENGTH] * MM / 2, beam = s[BEAM] * MM;
    double ends = half + half * fabs(c) + beam * fabs(d), sides = beam + half * fabs(d) + beam * fabs(c);
    double gap = fmax(fmax(fabs(cx) - ends, fabs(cy) - sides),
                      fmax(fabs(cx * c + cy * d) - ends, fabs(cy * c - cx * d) - sides));
    if (gap >= NEAR) return gap;
    double px = -cx * c - cy * d, py = cx * d - cy * c;
    gap = fmax(gap_beside(hull, n, hull, n, cx, cy, c, d), gap_beside(hull, n, hull, n, px, py, c, -d));
    if (gap <= 0 || gap >= CLOSE) return gap;
    return fmin(corners_to_polygon(hull, n, hull, n, cx, cy, c, d),
                corners_to_polygon(hull, n, hull, n, px, py, c, -d));
}

static double hull_to_circle(const i64 *s, Pose p, const i64 *circle)
{
    double radius = circle[2] * MM;
    double ahead = ahead_of(p, circle[0] * MM, circle[1] * MM), left = left_of(p, circle[0] * MM, circle[1] * MM);
    double end = fmax(fabs(ahead) - s[LENGTH] * MM / 2, 0), side = fmax(fabs(left) - s[BEAM] * MM, 0);
    double away = sqrt(end * end + side * side) - radius;
    if (away >= NEAR) return away;
    return distance_to_polygon(s + s[HULL_AT], s[HULL_SIZE], ahead, left) - radius;
}

static Pose local_pose_at(const i64 *s, const i64 *arrow, Pose from, double u)
{
    double length = s[LENGTH] * MM, straight = arrow[STRAIGHT] * MM, radius = arrow[RADIUS] * MM;
    double turn = fabs((double)arrow[VEER]) * RADIANS, side = arrow[VEER] >= 0 ? 1 : -1;
    double stern_a = u - length, stern_l = 0, bow_a = u, bow_l = 0;
    if (radius > 0 && stern_a > straight) {
        double angle = (stern_a - straight) / radius;
        stern_a = straight + radius * sin(angle);
        stern_l = radius - radius * cos(angle);
    }
    if (radius > 0 && u > straight) {
        double tip_c = cos(turn), tip_d = sin(turn);
        double tip_a = straight + radius * tip_d, tip_l = radius - radius * tip_c;
        double back_a = tip_a - stern_a, back_l = tip_l - stern_l;
        if (back_a * back_a + back_l * back_l > length * length) {
            double to_a = straight - stern_a, to_l = radius - stern_l, apart2 = to_a * to_a + to_l * to_l;
            double along = (apart2 + length * length - radius * radius) / (2 * apart2);
            double aside = sqrt(length * length / apart2 - along * along);
            bow_a = stern_a + along * to_a + aside * to_l;
            bow_l = stern_l + along * to_l - aside * to_a;
        } else {
            double ahead = back_a * tip_c + back_l * tip_d;
            double beyond = sqrt(ahead * ahead - back_a * back_a - back_l * back_l + length * length) - ahead;
            bow_a = tip_a + beyond * tip_c;
            bow_l = tip_l + beyond * tip_d;
        }
    }
    double c = (bow_a - stern_a) / length, d = side * ((bow_l - stern_l) / length);
    double ahead = (bow_a + stern_a + length) / 2, left = side * (bow_l + stern_l) / 2;
    return (Pose){from.x + ahead * from.fx - left * from.fy, from.y + ahead * from.fy + left * from.fx,
                  c * from.fx - d * from.fy, c * from.fy + d * from.fx};
}

static double gap_after(const i64 *s, i64 what, Pose from, const i64 *arrow, double u)
{
    Pose p = local_pose_at(s, arrow, from, u);
    if (what < A_BOAT) return hull_to_circle(s, p, s + s[CIRCLES_AT] + 3 * what);
    i64 boat = what - A_BOAT;
    double heading = s[HEADING + boat] * RADIANS;
    return hull_to_hull(s, p, (Pose){s[X + boat] * MM, s[Y + boat] * MM, sin(heading), cos(heading)});
}

static int touches(const i64 *s, i64 what, Pose from, const i64 *arrow, double until)
{
    double speed = arrow[SPEED] * MM, here = gap_after(s, what, from, arrow, 0);
    if (here < TOUCH) return 1;
    double u = 0, v = until, at_end = until > 0 ? gap_after(s, what, from, arrow, until) : here, there = at_end;
    while (u < until) {
        if (there < TOUCH) return 1;
        if (here + there - TOUCH >= speed * (v - u)) {
            u = v, here = there, v = until, there = at_end;
        } else {
            v = fmax((u + v + (here - there) / speed) / 2, u + here / speed);
            there = gap_after(s, what, from, arrow, v);
        }
    }
    return 0;
}

static Bounds sweep_bounds(const i64 *s, const i64 *arrow, double until)
{
    double half = s[LENGTH] * MM / 2, beam = s[BEAM] * MM + HAIR;
    if (until <= 0) return (Bounds){1, -half - beam, half + beam, -beam, beam, 1, 0, beam, 1, 0, beam};
    double turn = fabs((double)arrow[VEER]) * RADIANS, radius = arrow[RADIUS] * MM, c = cos(turn), d = sin(turn);
    double bow_a = half + arrow[STRAIGHT] * MM + radius * d + 2 * half * c, bow_l = radius - radius * c + 2 * half * d;
    double size = sqrt((bow_a + half) * (bow_a + half) + bow_l * bow_l);
    double chord_a = (bow_a + half) / size, chord_l = bow_l / size;
    return (Bounds){arrow[VEER] >= 0 ? 1 : -1, -half - beam, bow_a + beam, -beam, bow_l + beam, chord_a, chord_l,
                    half * chord_l + beam, c, d, bow_a * d - bow_l * c + beam};
}

static int is_near_sweep(const Bounds *b, double ahead, double aside, double far)
{
    aside *= b->side;
    if (ahead < b->back - far || b->front + far < ahead || aside < b->right - far || b->left + far < aside) return 0;
    return aside * b->chord_a - ahead * b->chord_l < b->above + far && ahead * b->d - aside * b->c < b->outside + far;
}

static i64 meets(const i64 *s, i64 seat, i64 x, i64 y, i64 heading, i64 number, double until)
{
    const i64 *arrow = s + s[ARROWS_AT] + ARROW_SIZE * number;
    Pose from = {x * MM, y * MM, sin(heading * RADIANS), cos(heading * RADIANS)};
    Bounds bounds = sweep_bounds(s, arrow, until);
    for (i64 i = 0; i < s[CIRCLES_SIZE]; i++) {
        const i64 *circle = s + s[CIRCLES_AT] + 3 * i;
        double ahead = ahead_of(from, circle[0] * MM, circle[1] * MM);
        double aside = left_of(from, circle[0] * MM, circle[1] * MM);
        if (is_near_sweep(&bounds, ahead, aside, circle[2] * MM) && touches(s, i, from, arrow, until)) return i;
    }
    for (i64 boat = 0; boat < s[SEATS]; boat++) {
        if (boat == seat || s[LANE + boat] == -1 || s[PLACE + boat] != 0) continue;
        double ahead = ahead_of(from, s[X + boat] * MM, s[Y + boat] * MM);
        double aside = left_of(from, s[X + boat] * MM, s[Y + boat] * MM);
        if (is_near_sweep(&bounds, ahead, aside, s[REACH] * MM) && touches(s, A_BOAT + boat, from, arrow, until))
            return A_BOAT + boat;
    }
    return NOTHING;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char **argv)
{
    if (argc != 3) return 2;
    FILE *file = fopen(argv[1], "rb");
    i64 head[3];
    if (!file || fread(head, sizeof *head, 3, file) != 3) return 1;
    i64 *states = malloc(sizeof(i64) * head[0] * head[1]), *ways = malloc(sizeof(i64) * head[2] * 7);
    if (fread(states, sizeof(i64), head[0] * head[1], file) != (size_t)(head[0] * head[1])) return 1;
    if (fread(ways, sizeof(i64), head[2] * 7, file) != (size_t)(head[2] * 7)) return 1;
    double best = ENDLESS;
    i64 sum = 0;
    for (int round = 0; round < atoi(argv[2]); round++) {
        double began = now();
        sum = 0;
        for (i64 k = 0; k < head[2]; k++) {
            const i64 *w = ways + 7 * k;
            double until = *(const double *)(w + 6);
            sum += (k % 97 + 1) * (2 + meets(states + head[1] * w[0], w[1], w[2], w[3], w[4], w[5], until));
        }
        best = fmin(best, now() - began);
    }
    printf("{\"nanoseconds\": %.3f, \"sum\": %lld}\n", best / head[2] * 1e9, (long long)sum);
    return 0;
}
