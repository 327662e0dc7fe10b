// A climber on the way up, in the first light. The slope passes under the feet; the camera goes along.

const float CYCLE = 1.5;  // two steps
const float STRIDE = 0.3; // what they cover; the film's height is 1
const float SPEED = STRIDE / CYCLE;
const float LOOP = 1.2;   // what the whole film covers: the slope repeats after it
const float HIP = 0.98;

float wave(float x, float count, float shift) { return sin(TURN * (count * x / LOOP + shift)); }

float ground(float x) {
  float w = x + SPEED * time;
  float bumps = 0.007 * wave(w, 2.0, 0.1) + 0.005 * wave(w, 5.0, 0.4) + 0.0022 * wave(w, 11.0, 0.7) + 0.001 * wave(w, 23.0, 0.2);
  return 0.235 + 0.34 * (x - HIP) + bumps;
}

float capsule(vec2 p, vec2 a, vec2 b, float from, float to) {
  vec2 d = b - a;
  float h = clamp(dot(p - a, d) / dot(d, d), 0.0, 1.0);
  return length(p - a - d * h) - mix(from, to, h);
}

float box(vec2 p, vec2 half_, float round_) {
  vec2 d = abs(p) - half_ + round_;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - round_;
}

float join(float a, float b, float soft) {
  float h = clamp(0.5 + 0.5 * (b - a) / soft, 0.0, 1.0);
  return mix(b, a, h) - soft * h * (1.0 - h);
}

// The joint between two bones of these lengths; `side` says to which side it bends.
vec2 joint(vec2 a, vec2 b, float upper, float lower, float side) {
  vec2 d = b - a;
  float l = min(length(d), (upper + lower) * 0.999);
  vec2 n = normalize(d);
  float along = (upper * upper - lower * lower + l * l) / (2.0 * l);
  float out_ = sqrt(max(upper * upper - along * along, 0.0));
  return a + n * along + vec2(-n.y, n.x) * out_ * side;
}

// Where something that walks touches down: on the ground for `stance` of its cycle, then through the air.
vec2 tread(float phase, float ahead, float stance, float lift) {
  float reach = STRIDE * stance;
  phase = fract(phase);
  float x, up = 0.0;
  if (phase < stance) {
    x = reach * (0.5 - phase / stance);
  } else {
    float s = (phase - stance) / (1.0 - stance);
    x = reach * (smoothstep(0.0, 1.0, s) - 0.5);
    up = lift * sin(PI * s) * (1.15 - 0.3 * s);
  }
  x += HIP + ahead;
  return vec2(x, ground(x) + up);
}

struct Pose { vec2 hip, chest, head; float beat; };

Pose pose() {
  float beat = time / CYCLE;
  float bob = sin(2.0 * TURN * (beat + 0.12));
  vec2 hip = vec2(HIP + 0.004 * bob, ground(HIP) + 0.208 + 0.006 * bob);
  vec2 chest = hip + vec2(0.058 + 0.004 * bob, 0.128 + 0.002 * bob);
  vec2 head = chest + vec2(0.03, 0.072 + 0.0025 * sin(2.0 * TURN * (beat + 0.2)));
  return Pose(hip, chest, head, beat);
}

float leg(vec2 p, Pose o, float phase) {
  vec2 foot = tread(phase, 0.012, 0.58, 0.055);
  // The heel leaves the ground before the toes do, and lands first.
  float s = fract(phase);
  float heel = smoothstep(0.3, 0.58, s) * (1.0 - smoothstep(0.58, 0.86, s));
  float toe = 0.34 - 1.0 * heel + 0.18 * smoothstep(0.8, 0.95, s) * (1.0 - smoothstep(0.95, 1.0, s));
  vec2 ankle = foot + vec2(-0.004 + 0.014 * heel, 0.022 + 0.03 * heel);
  vec2 knee = joint(o.hip, ankle, 0.108, 0.105, 1.0);
  float d = capsule(p, o.hip, knee, 0.034, 0.024);
  d = join(d, capsule(p, knee, ankle, 0.024, 0.0165), 0.012);
  vec2 along = normalize(vec2(1.0, toe));
  return join(d, capsule(p, ankle - along * 0.012 - vec2(0, 0.008), ankle + along * 0.03 - vec2(0, 0.008), 0.014, 0.0105), 0.008);
}

// Returns the arm's distance, and the pole's.
vec2 arm(vec2 p, Pose o, float phase) {
  vec2 shoulder = o.chest + vec2(0.0, -0.012);
  vec2 tip = tread(phase, 0.1, 0.58, 0.03);
  float swing = cos(TURN * phase);
  vec2 hand = shoulder + vec2(0.082 + 0.022 * swing, -0.052 + 0.012 * swing);
  vec2 elbow = joint(shoulder, hand, 0.062, 0.062, -1.0);
  float d = join(capsule(p, shoulder, elbow, 0.023, 0.017), capsule(p, elbow, hand, 0.017, 0.013), 0.01);
  vec2 end = hand + normalize(tip - hand) * distance(tip, hand);
  float pole = capsule(p, hand + (hand - end) * 0.08, end, 0.0032, 0.0024);
  return vec2(d, pole);
}

float body(vec2 p, Pose o) {
  float d = capsule(p, o.hip + vec2(0.0, 0.005), o.chest, 0.041, 0.04);
  // The hood makes head and shoulders one round shape.
  float head = length((p - o.head) * vec2(1.0, 0.95)) - 0.037;
  d = join(d, head, 0.022);
  d = join(d, capsule(p, o.head + vec2(-0.006, 0.03), o.head + vec2(-0.014, 0.04), 0.014, 0.006), 0.016);
  return d;
}

float pack(vec2 p, Pose o) {
  vec2 up = normalize(o.chest - o.hip);
  vec2 q = p - mix(o.hip, o.chest, 0.62) - vec2(-up.y, up.x) * 0.058;
  q = vec2(dot(q, vec2(up.y, -up.x)), dot(q, up));
  float d = box(q, vec2(0.036, 0.068), 0.026);
  d = min(d, length(q - vec2(0.004, 0.083)) - 0.022);
  return join(d, box(q - vec2(-0.03, -0.026), vec2(0.018, 0.028), 0.014), 0.008);
}

vec2 mast(Pose o) { return o.chest + vec2(-0.068, -0.02); }

// The flag streams behind its pole; `across` tells its two ends apart.
float flag(vec2 p, vec2 top, out float across) {
  vec2 q = top - p;
  across = clamp(q.x / 0.15, 0.0, 1.0);
  float beat = time / span;
  float flutter = 0.016 * across * sin(TURN * (8.0 * beat - across * 1.15)) + 0.006 * across * sin(TURN * (14.0 * beat - across * 2.1));
  q.y += flutter - 0.03 * across;
  float tall = 0.034 - 0.004 * across;
  float d = max(abs(q.y - 0.034) - tall, max(-q.x, q.x - 0.15));
  // Its two tails.
  return max(d, q.x - 0.15 + 0.05 * (1.0 - abs(q.y - 0.034) / tall));
}

float figure(vec2 p, Pose o, out float flagged, out float across) {
  vec2 top = mast(o) + vec2(-0.035, 0.27);
  top.x += 0.004 * sin(TURN * (2.0 * o.beat + 0.1));
  vec2 back = arm(p, o, o.beat + 0.02);
  vec2 front = arm(p, o, o.beat + 0.52);
  float d = join(leg(p, o, o.beat + 0.5), leg(p, o, o.beat), 0.014);
  d = join(d, body(p, o), 0.03);
  d = join(d, join(back.x, front.x, 0.012), 0.014);
  d = join(d, pack(p, o), 0.02);
  d = min(d, min(back.y, front.y));
  d = min(d, capsule(p, mast(o), top, 0.004, 0.0028));
  flagged = flag(p, top, across);
  return d;
}

void main() {
  vec2 p = gl_FragCoord.xy / size.y;
  float pixel = 1.0 / size.y;
  Pose o = pose();
  vec2 sun = vec2(1.52, 0.54);
  float far = distance(p * vec2(0.8, 1.0), sun * vec2(0.8, 1.0));

  // Sky: the night of the page's cards, the dawn behind the slope.
  float at = 1.0 - smoothstep(0.0, 1.15, far);
  vec3 l = mix(light(SLATE), light(0x161d3c), p.y);
  l = mix(l, light(0x4a3a8e), smoothstep(0.05, 0.6, at) * 0.8);
  l = mix(l, light(CORAL), smoothstep(0.42, 0.9, at) * 0.75);
  l = mix(l, light(AMBER), smoothstep(0.7, 1.0, at) * 0.9);
  l += vec3(1.0, 0.84, 0.62) * 0.014 / (far * far + 0.014) * exp(-far * 2.2);
  l += light(SNOW) * (stars(p * 320.0, 24.0) * 0.8 + stars(p * 320.0 + 200.0, 53.0)) * (1.0 - smoothstep(0.1, 0.45, at));
  float veil = drift(vec2(p.x * 2.2, (p.y - 0.25 * p.x) * 13.0), vec2(-0.12, 0.0));
  l += alpenglow(at) * smoothstep(0.5, 0.85, veil) * smoothstep(0.12, 0.55, at) * 0.3;

  // Two ranges far away do not move.
  float one = 0.2 + 0.42 * texture(ridges, vec2(0.12 + p.x * 0.2, 0.25)).r;
  vec3 haze = mix(light(0x383272), light(CORAL), 0.22 * at);
  l = mix(l, haze, clamp((one - p.y) / pixel + 0.5, 0.0, 1.0) * 0.92);
  float two = 0.08 + 0.5 * texture(ridges, vec2(0.42 + p.x * 0.16, 0.75)).r;
  l = mix(l, mix(light(FAR), haze, 0.25 * smoothstep(0.34, 0.1, p.y)), clamp((two - p.y) / pixel + 0.5, 0.0, 1.0));

  // Snow: bright where the slope turns to the light, blue below.
  float top = ground(p.x);
  float depth = max(top - p.y, 0.0);
  float w = p.x + SPEED * time;
  float bend = (ground(p.x + 0.02) - ground(p.x - 0.02)) / 0.04 - 0.34;
  vec2 q = vec2(w, depth * 2.4);
  float crust = 0.0;
  for (int octave = 1; octave <= 4; octave++) {
    float f = float(octave);
    crust += wave(q.x + 0.1 * sin(depth * 20.0), f * f + 2.0, depth * (1.6 + f) + f * 0.37) / (f + 1.0);
  }
  vec3 snow = mix(light(0x2c3468), light(0x10163a), smoothstep(0.0, 0.42, depth));
  snow *= 1.0 + 0.16 * crust * exp(-depth * 5.0);
  float toSun = exp(-abs(p.x - sun.x) * 1.15);
  snow += alpenglow(0.72) * toSun * (0.5 * exp(-depth * 130.0) + 0.09 * exp(-depth * 16.0) * clamp(1.0 + crust + bend * 6.0, 0.0, 2.0));
  // The footprints that the climber leaves.
  float behind = HIP + 0.012 + STRIDE * 0.29 - p.x;
  float cell = fract((w - HIP - 0.012 - STRIDE * 0.29) / (STRIDE * 0.5) + 0.5) - 0.5;
  vec2 print = vec2(cell * STRIDE * 0.5, depth - 0.022 + 0.34 * cell * 0.05);
  float dent = exp(-sq(print.x / 0.017) - sq(print.y / 0.007)) * smoothstep(0.0, 0.02, behind);
  snow *= 1.0 - 0.55 * dent;
  // The shadow falls towards the viewer.
  float shade = exp(-sq((p.x - HIP + 0.05 + depth * 0.9) / 0.075)) * exp(-depth * 5.5);
  snow *= 1.0 - 0.5 * shade;
  l = mix(l, snow, clamp((top - p.y) / pixel + 0.5, 0.0, 1.0));

  // The climber: a dark shape, an edge of light.
  float across = 0.0, flagged = 1.0, d = 1.0;
  if (distance(p, o.hip + vec2(-0.05, 0.08)) < 0.42) {
    d = figure(p, o, flagged, across);
    float ignored, e = 0.004;
    vec2 normal = vec2(0, 1);
    if (d < 0.01) {
      normal = vec2(
        figure(p + vec2(e, 0), o, ignored, ignored) - figure(p - vec2(e, 0), o, ignored, ignored),
        figure(p + vec2(0, e), o, ignored, ignored) - figure(p - vec2(0, e), o, ignored, ignored));
    }
    vec2 toLight = normalize(sun + vec2(0.0, 0.12) - p);
    float lit = clamp(dot(normalize(normal + 1e-5), toLight), 0.0, 1.0);
    float rim = lit * smoothstep(-0.016, -0.001, d);
    vec3 shape = mix(light(0x0a0f24), light(0x1b2250), smoothstep(0.0, -0.035, d) * 0.5 * lit + 0.12);
    shape += alpenglow(0.8) * rim * rim * 1.15 + alpenglow(0.3) * 0.05 * smoothstep(-0.03, 0.0, d) * (1.0 - lit);
    float cloth = clamp(0.5 - flagged / pixel, 0.0, 1.0);
    float fold = sin(TURN * (8.0 * time / span - across * 1.15));
    vec3 silk = alpenglow(1.0 - across) * (0.78 + 0.2 * fold);
    l = mix(l, silk, cloth);
  l = mix(l, shape, clamp(0.5 - d / pixel, 0.0, 1.0));
  }

  // The headlamp, and the snow in its light.
  vec2 lamp = o.head + vec2(0.035, 0.01);
  vec2 ray = p - lamp;
  vec2 aim = normalize(vec2(1.0, 0.12));
  float ahead = dot(ray, aim);
  float off = abs(dot(ray, vec2(-aim.y, aim.x)));
  float cone = smoothstep(0.02 + ahead * 0.3, 0.0, off) * step(0.0, ahead) * exp(-ahead * 6.5);
  float outside = smoothstep(-0.006, 0.004, d);
  l += vec3(1.0, 0.93, 0.8) * mix(0.12, 1.0, outside) * (0.1 * cone + 0.00006 / (dot(ray, ray) + 0.00009));

  // Spindrift: snow that the wind carries along the slope, and flakes in the air.
  float above = p.y - top;
  float low = exp(-max(above, 0.0) * 22.0) * smoothstep(-0.05, 0.01, above);
  float blown = low < 0.02 ? 0.0 : drift(vec2(p.x * 3.4, above * -20.0), vec2(-0.75, 0.0));
  l += mix(light(0x6a6ab0), alpenglow(0.7), toSun) * low * smoothstep(0.46, 0.85, blown) * 0.34;
  for (int layer = 0; layer < 3; layer++) {
    float f = float(layer);
    // Each layer moves by whole cells in the film.
    float wide = 0.1 + 0.05 * f;
    vec2 g = p + vec2(wide * (5.0 - f) * time / span * 1.0, wide * (2.0 + f) * 0.5 * 2.0 * time / span);
    vec2 id = floor(g / wide), r = fract(g / wide) - 0.5;
    vec2 rest = vec2(mod(id.x, 5.0 - f), mod(id.y, 2.0 + f)) + f * 17.0;
    vec2 flake = (vec2(hash(rest), hash(rest + 9.0)) - 0.5) * 0.8;
    float near_ = length((r - flake) * wide);
    float radius = 0.0016 + 0.0009 * f;
    l += mix(light(SNOW) * 0.3, alpenglow(0.8), at) * exp(-near_ * near_ / (radius * radius)) * (0.3 + 0.2 * f) * step(0.5, hash(rest + 3.0));
  }

  l = l / (1.0 + 0.35 * max(l - 0.4, 0.0));
  colour = vec4(dithered(toScreen(l)), 1.0);
}
