// The horizon of the page's hero as a film: the same ridges, so that the film fades in over it.

// The ridges' box and the whole picture of design-system/src/horizon; the film is the lower part.
const vec2 DRAWN = vec2(1600.0, 320.0);
const float WHOLE = 696.0;

float ridge(int row, float x, float sway) {
  return texture(ridges, vec2((x + sway) / DRAWN.x, (float(row) + 0.5) / 4.0)).r * DRAWN.y;
}

vec3 sky(vec2 p) {
  float f = 1.0 - p.y / WHOLE;
  vec3 base = hex(INK);
  float glow = 0.5 + 0.5 * sin(TURN * time / span);
  // The sun comes up behind the saddle right of the middle.
  float nearSun = exp(-sq((p.x - 960.0) / 620.0));
  float lift = 0.012 * glow;
  float at = f + lift + (nearSun - 0.55) * 0.055;
  vec3 c = mix(base, hex(VIOLET), 0.14 * smoothstep(0.08, 0.28, at));
  c = mix(c, mix(base, hex(VIOLET), 0.44), smoothstep(0.24, 0.44, at));
  c = mix(c, mix(base, mix(hex(VIOLET), hex(CORAL), 0.5), 0.52), smoothstep(0.38, 0.52, at));
  c = mix(c, mix(base, hex(CORAL), 0.62), smoothstep(0.46, 0.59, at));
  c = mix(c, mix(base, hex(AMBER), 0.74 + 0.12 * nearSun), smoothstep(0.54, 0.72, at));
  vec3 l = toLinear(c);
  // Thin clouds, lit from below.
  float band = smoothstep(0.38, 0.52, f) * (1.0 - smoothstep(0.56, 0.66, f));
  float veil = band > 0.0 ? drift(vec2(p.x / 420.0, p.y / 46.0), vec2(0.05, 0.0)) : 0.0;
  l += alpenglow(smoothstep(0.4, 0.62, f)) * band * smoothstep(0.52, 0.85, veil) * 0.32;
  float dark = 1.0 - smoothstep(0.1, 0.42, f);
  l += light(SNOW) * dark * (stars(p, 26.0) * 0.55 + stars(p + 400.0, 61.0));
  return l;
}

// Rock below a ridge: gullies fall from its edge, the edge itself takes the light from behind.
vec3 rock(vec2 p, float top, int row, float sway, vec3 body, vec3 haze, float scale, float rim) {
  float depth = max(top - p.y, 0.0);
  float x = p.x + sway;
  // Over a width that the roughness of the edge does not matter for.
  float step = 26.0;
  float slope = (ridge(row, p.x + step, sway) - ridge(row, p.x - step, sway)) / (2.0 * step);
  vec2 q = vec2(x + slope * depth * 0.35, depth * 0.45) / scale;
  float warp = fbm(q * 0.7 + float(row) * 9.0);
  float gully = fbm(q * 1.8 + warp * 1.2 + float(row) * 31.0);
  float beside = fbm((q + vec2(0.05, 0.02)) * 1.8 + warp * 1.2 + float(row) * 31.0);
  float facet = clamp((gully - beside) * 7.0, -1.0, 1.0);
  vec3 l = body * (1.0 + 0.24 * facet * exp(-depth / (scale * 1.5)));
  float toSun = clamp(0.55 - slope * sign(p.x - 960.0) * 0.8, 0.0, 1.0);
  l += alpenglow(0.62) * rim * toSun * (exp(-depth / 1.6) * 0.5 + exp(-depth / 10.0) * 0.12);
  // Snow on ledges near the top catches the sky.
  l += haze * 0.3 * smoothstep(0.12, 0.6, facet) * exp(-depth / (scale * 0.7));
  return l;
}

// Snow that the wind blows off a summit.
float plume(vec2 p, vec2 summit, float strength) {
  vec2 d = p - summit;
  float along = d.x / 150.0;
  if (along < -0.02 || along > 1.3 || abs(d.y - 20.0) > 90.0) return 0.0;
  float centre = 5.0 + 30.0 * pow(max(along, 0.0), 0.75);
  float width = 4.0 + 26.0 * along;
  float body = exp(-sq((d.y - centre) / width)) * smoothstep(-0.02, 0.1, along) * (1.0 - smoothstep(0.7, 1.25, along)) * exp(-along * 2.6);
  float wisps = drift(vec2(d.x / 46.0, (d.y - centre) / 15.0 + along), vec2(1.1, 0.05));
  return strength * body * smoothstep(0.3, 0.8, wisps);
}

vec3 mist(vec3 below, vec2 p, float level, float reach, vec2 grain, float speed, vec3 tint, float amount) {
  float lies = exp(-sq(max(p.y - level, 0.0) / reach)) * smoothstep(level - reach * 2.4, level, p.y);
  if (lies < 0.004) return below;
  float thick = drift(p / grain, vec2(speed, 0.0));
  return mix(below, tint, amount * lies * smoothstep(0.3, 0.82, thick));
}

#define DUSK toLinear(mix(hex(INK), hex(CORAL), 0.42))

// The sky, a last range in the haze, seen through the saddles, and the snow that leaves the summits.
vec3 behind(vec2 p, vec2 camera, float sway, float rise, float unit) {
  float haze = ridge(3, p.x, camera.x * 3.0) + camera.y * 0.4;
  float edge = clamp((haze - p.y) / unit + 0.5, 0.0, 1.0);
  vec3 l = sky(p);
  vec3 dawn = toLinear(mix(hex(INK), hex(AMBER), 0.62));
  vec3 pale = mix(DUSK, toLinear(hex(0x6a4a78)), 0.55);
  l = mix(l, mix(pale, dawn, 0.35 * exp(-max(haze - p.y, 0.0) / 60.0)), edge * 0.85);
  vec2 high = vec2(0.84 * DRAWN.x - sway, 0.95 * DRAWN.y + rise);
  vec2 low = vec2(0.31 * DRAWN.x - sway, 0.88 * DRAWN.y + rise);
  return l + alpenglow(0.72) * (plume(p, high, 1.25) + plume(p, low, 0.8));
}

void main() {
  float unit = DRAWN.x / size.x;
  vec2 p = gl_FragCoord.xy * unit;
  float turn = TURN * time / span;
  // The camera moves on a small circle: it never stops to turn round.
  vec2 camera = vec2(sin(turn), 1.0 - cos(turn));

  // Only what is seen is painted: a nearer range hides the farther ones.
  float sways[3] = float[3](camera.x * 6.0, camera.x * 14.0, camera.x * 26.0);
  float rises[3] = float[3](camera.y * 0.8, camera.y * 1.6, camera.y * 2.6);
  float tops[3], edges[3];
  for (int row = 0; row < 3; row++) {
    tops[row] = ridge(row, p.x, sways[row]) + rises[row];
    edges[row] = clamp((tops[row] - p.y) / unit + 0.5, 0.0, 1.0);
  }
  vec3 l = vec3(0);
  if (edges[2] < 1.0) {
    if (edges[1] < 1.0) {
      if (edges[0] < 1.0) l = behind(p, camera, sways[0], rises[0], unit);
      if (edges[0] > 0.0) {
        vec3 far = rock(p, tops[0], 0, sways[0], light(FAR), light(0x4a4f92), 120.0, 0.9);
        far = mix(far, mix(light(0x3a3470), DUSK, 0.25), 0.5 * smoothstep(210.0, 90.0, p.y));
        l = mix(l, far, edges[0]);
      }
      l = mist(l, p, 150.0, 46.0, vec2(330.0, 40.0), 0.16, mix(light(0x6f5a9c), DUSK, 0.4), 0.5);
    }
    if (edges[1] > 0.0) {
      vec3 middle = rock(p, tops[1], 1, sways[1], light(MIDDLE), light(0x2f3668), 110.0, 0.3);
      middle = mix(middle, light(0x231f4d), 0.55 * smoothstep(120.0, 40.0, p.y));
      l = mix(l, middle, edges[1]);
    }
    l = mist(l, p, 78.0, 34.0, vec2(270.0, 34.0), 0.24, light(0x4a3f80), 0.42);
  }
  if (edges[2] > 0.0) {
    vec3 near = rock(p, tops[2], 2, sways[2], light(NEAR), light(0x1c2450), 90.0, 0.1);
    l = mix(l, near, edges[2]);
  }
  // The page's ground begins.
  l = mix(l, light(INK), smoothstep(0.82, 0.99, 1.0 - p.y / WHOLE));
  colour = vec4(dithered(toScreen(l)), 1.0);
}
