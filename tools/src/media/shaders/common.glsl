#version 300 es
precision highp float;

// The beginning of every film's shader.

uniform vec2 size;   // the frame in pixels
uniform float time;  // seconds from the beginning
uniform float span;  // seconds of the whole film
uniform sampler2D ridges; // heights 0 to 1 of a ridge in each row, x from 0 to 1

out vec4 colour;

const float PI = 3.14159265;
const float TURN = 6.2831853;

// `pow` knows no negative bases.
float sq(float x) { return x * x; }

float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  vec2 u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  return mix(
    mix(hash(i), hash(i + vec2(1, 0)), u.x),
    mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), u.x),
    u.y);
}

float fbm(vec2 p) {
  float sum = 0.0, strength = 0.5;
  for (int octave = 0; octave < 4; octave++) {
    sum += strength * noise(p);
    p = mat2(1.6, 1.2, -1.2, 1.6) * p + 7.3;
    strength *= 0.5;
  }
  return sum;
}

// Drifting noise whose film has no seam: two drifts take turns, each starts anew while the other is seen.
float drift(vec2 p, vec2 velocity) {
  float phase = time / span;
  float one = fract(phase), other = fract(phase + 0.5);
  float weight = 1.0 - abs(2.0 * one - 1.0);
  float a = fbm(p - velocity * span * one) - 0.5;
  float b = fbm(p - velocity * span * other + 41.7) - 0.5;
  return 0.5 + (a * weight + b * (1.0 - weight)) / sqrt(weight * weight + (1.0 - weight) * (1.0 - weight));
}

vec3 hex(int value) {
  return vec3((value >> 16) & 255, (value >> 8) & 255, value & 255) / 255.0;
}

// Colours add up as light does only where they are linear.
vec3 toLinear(vec3 c) { return pow(c, vec3(2.2)); }
vec3 toScreen(vec3 c) { return pow(max(c, 0.0), vec3(1.0 / 2.2)); }
vec3 light(int value) { return toLinear(hex(value)); }

// The palette of design-system/src/theme.
const int INK = 0x070b18, NIGHT = 0x0b1022, SLATE = 0x131a33, SLATE2 = 0x1b2444;
const int VIOLET = 0x8a5bff, CORAL = 0xff7a70, AMBER = 0xffb86b, SNOW = 0xeef1ff;
const int FAR = 0x242c57, MIDDLE = 0x161e40, NEAR = 0x0c1230;

vec3 alpenglow(float share) {
  vec3 low = mix(light(VIOLET), light(CORAL), smoothstep(0.0, 0.55, share));
  return mix(low, light(AMBER), smoothstep(0.45, 1.0, share));
}

// Noise of one step of the eight-bit scale hides the bands of dark gradients.
vec3 dithered(vec3 screen) {
  vec2 p = gl_FragCoord.xy;
  float grain = hash(p) + hash(p + 91.7) - 1.0;
  return screen + grain / 255.0;
}

float stars(vec2 p, float cell) {
  vec2 i = floor(p / cell), f = fract(p / cell) - 0.5;
  float chance = hash(i + 3.1);
  vec2 place = (vec2(hash(i + 11.0), hash(i + 23.0)) - 0.5) * 0.7;
  float bright = smoothstep(0.86, 1.0, chance);
  // A whole number of twinkles in the film.
  float cycles = 1.0 + floor(hash(i + 5.0) * 3.0);
  float twinkle = 0.72 + 0.28 * sin(TURN * (cycles * time / span + hash(i + 7.0)));
  float radius = length(f - place) * cell;
  return bright * twinkle * exp(-radius * radius / 0.9);
}
