// The intro: one stroke of light draws the ridge, then the day breaks at its summit.

float ridge(float x) { return 0.1 + 0.68 * texture(ridges, vec2(x, 0.25)).r; }
float valley(float x) { return 0.52 * texture(ridges, vec2(x, 0.75)).r; }

float ease(float from, float to) {
  float s = clamp((time - from) / (to - from), 0.0, 1.0);
  return s * s * s * (s * (s * 6.0 - 15.0) + 10.0);
}

const float SUMMIT = 0.56;

// The distance to the part of the ridge that is drawn, and where along it the nearest point is.
vec2 toLine(vec2 p, float tip) {
  vec2 nearest = vec2(9.0, 0.0);
  if (abs(p.y - ridge(p.x)) > 0.16) return nearest;
  for (int step = -14; step <= 14; step++) {
    float x = min(p.x + float(step) * 0.0022, tip);
    float away = distance(p, vec2(x, ridge(x)));
    if (away < nearest.x) nearest = vec2(away, x);
  }
  return nearest;
}

void main() {
  vec2 p = gl_FragCoord.xy / size.x;
  float stroke = ease(0.0, 1.0);
  float dawn = ease(0.15, 1.7);
  float sunrise = ease(0.9, 1.7);
  float burst = ease(0.95, 1.3) * (1.0 - 0.45 * ease(1.3, 2.1));

  // The whole picture comes closer by a little.
  vec2 focus = vec2(SUMMIT, 0.5);
  p = focus + (p - focus) * mix(1.06, 1.0, ease(0.0, 2.2));
  float top = ridge(p.x);
  vec2 sun = vec2(SUMMIT + 0.004, ridge(SUMMIT) - 0.04 + 0.033 * sunrise);
  vec2 away = p - sun;
  float far = length(away);

  // Sky: night above, the glow grows from below.
  float climb = p.y + 0.16 * (1.0 - dawn) + 0.28 * pow(abs(p.x - SUMMIT), 1.6);
  vec3 night = mix(light(NIGHT), light(INK), smoothstep(0.3, 0.9, p.y));
  vec3 glow = mix(light(AMBER), light(CORAL), smoothstep(0.36, 0.58, climb));
  glow = mix(glow, light(VIOLET), smoothstep(0.5, 0.74, climb));
  vec3 l = mix(night, glow, dawn * 0.72 * (1.0 - smoothstep(0.4, 1.02, climb)));
  l += light(SNOW) * (stars(p * 640.0, 30.0) * 0.7 + stars(p * 640.0 + 300.0, 70.0)) * (1.0 - 0.8 * dawn)
    * smoothstep(0.5, 0.75, p.y);

  // Clouds lie in thin layers and take the light from below.
  float high = smoothstep(0.4, 0.6, p.y) * (1.0 - smoothstep(0.7, 0.92, p.y));
  float veil = high < 0.01 ? 0.0 : fbm(vec2(p.x * 3.2 + time * 0.1, p.y * 21.0) + 3.0);
  l += alpenglow(1.0 - climb) * smoothstep(0.48, 0.8, veil) * dawn * 0.3 * high;

  // The sun at the summit: its glow, its rays, a disc that just shows.
  float angle = atan(away.y, away.x);
  float rays = 0.62 + 0.38 * noise(vec2(angle * 5.0, 2.0 + time * 0.32)) + 0.4 * (noise(vec2(angle * 13.0, 9.0 - time * 0.27)) - 0.5);
  l += light(AMBER) * sunrise * 0.016 / (far * far + 0.02) * rays * exp(-far * 2.4);
  l += light(CORAL) * sunrise * 0.07 * exp(-far * 4.2);
  l += vec3(1.0, 0.86, 0.66) * sunrise * 2.6 * smoothstep(0.029, 0.015, far);

  // The mountain.
  float edge = clamp((top - p.y) * size.x + 0.5, 0.0, 1.0);
  if (edge > 0.0) {
    float depth = max(top - p.y, 0.0);
    float slope = (ridge(p.x + 0.03) - ridge(p.x - 0.03)) / 0.06;
    vec2 q = vec2(p.x + slope * depth * 0.45, depth * 0.7) * 10.0;
    float warp = fbm(q * 0.8 + 5.0);
    float facet = clamp((fbm(q * 1.7 + warp) - fbm(q * 1.7 + warp + vec2(0.09, 0.05))) * 6.0, -1.0, 1.0);
    float toSun = exp(-abs(p.x - SUMMIT) * 3.0);
    vec3 body = mix(light(INK), light(FAR), 0.25 + 0.75 * dawn);
    body *= 1.0 + 0.5 * facet * exp(-depth * 7.0);
    body = mix(body, mix(light(MIDDLE), light(0x3b2a5c), dawn), smoothstep(0.1, 0.34, depth));
    body += alpenglow(0.75) * sunrise * toSun * (0.5 * exp(-depth * 60.0) + 0.1 * exp(-depth * 12.0));
    body += alpenglow(0.5) * dawn * max(facet, 0.0) * exp(-depth * 9.0) * 0.16;
    l = mix(l, body, edge);
  }

  // Light spills over the edge of the rock around the sun.
  l += vec3(1.0, 0.72, 0.44) * sunrise * 0.0032 / (far * far + 0.0028) * exp(-far * 6.0);

  // Mist in the valley, and the last slope before it.
  float mist = fbm(vec2(p.x * 3.0 - time * 0.13, p.y * 9.0));
  l = mix(l, mix(light(SLATE2), light(0x8a5a86), dawn), 0.6 * (0.35 + 0.65 * dawn) * smoothstep(0.42, 0.14, p.y) * smoothstep(0.25, 0.75, mist));
  float front = valley(p.x);
  l = mix(l, mix(light(INK), light(NEAR), 0.6 * dawn), clamp((front - p.y) * size.x + 0.5, 0.0, 1.0));

  // The stroke: hot at its tip, cooling behind it.
  float tip = mix(-0.03, 1.03, stroke);
  vec2 line = toLine(p, tip);
  float cooled = exp(-(tip - line.y) * 2.6);
  float rest = mix(0.55, 0.16, dawn);
  float heat = mix(rest, 1.0, cooled) * step(0.001, stroke) * (1.0 - ease(1.6, 2.1) * 0.7);
  vec3 tint = mix(alpenglow(line.y * 1.15), vec3(1.0, 0.95, 0.9), 0.55 * cooled * (1.0 - ease(0.9, 1.1)));
  l += tint * heat * (1.7 * exp(-sq(line.x / 0.0042)) + 0.2 * exp(-line.x / 0.016));
  float spark = distance(p, vec2(tip, ridge(tip)));
  l += vec3(1.0, 0.9, 0.8) * (1.0 - ease(0.9, 1.05)) * step(0.001, stroke) * (0.9 * exp(-spark / 0.012) + 0.22 * exp(-spark / 0.05));

  // The moment the light breaks: a flat flare and a short upright one.
  float cross = exp(-abs(away.y) * 170.0) * exp(-abs(away.x) * 7.0) + 0.6 * exp(-abs(away.x) * 200.0) * exp(-abs(away.y) * 13.0);
  l += vec3(1.0, 0.86, 0.7) * burst * cross * 0.7;

  // Light that the film does not hold rolls off softly; the frame ends in the night.
  l = l / (1.0 + 0.42 * max(l - 0.35, 0.0));
  float rim = length(gl_FragCoord.xy / size.x - 0.5);
  l = mix(light(INK), l, 1.0 - smoothstep(0.4, 0.5, rim));
  colour = vec4(dithered(toScreen(l)), 1.0);
}
