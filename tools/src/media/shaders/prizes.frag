// The box: it stirs, opens, lets its light and a few sparks out, and closes again.

const vec3 HALF = vec2(0.62, 0.4).xyx;
const float WALL = 0.05;
const float LID = 0.09; // half its height
const float TOP = 0.8;  // where the lid lies

float ramp(float from, float to) {
  float s = clamp((time - from) / (to - from), 0.0, 1.0);
  return s * s * (3.0 - 2.0 * s);
}

// Runs past its end once and comes to rest.
float spring(float from, float to) {
  float s = clamp((time - from) / (to - from), 0.0, 1.0);
  return 1.0 - exp(-6.0 * s) * cos(8.5 * s) * (1.0 - s);
}

float opened() {
  float close_ = clamp((time - 4.15) / 0.85, 0.0, 1.0);
  float falls = close_ * close_ * (2.2 - 1.2 * close_);
  float hop = 0.028 * sin(PI * clamp((time - 5.0) / 0.26, 0.0, 1.0));
  return spring(1.0, 2.35) * step(1.0, time) * (1.0 - falls) + hop * step(5.0, time);
}

float shaken() { return ramp(0.35, 0.6) * (1.0 - ramp(0.85, 1.05)) * sin(time * 44.0); }

float glow;  // how much light comes out, 0 to 1
float angle; // how far the lid is up
float tilt;  // the box stirs before it opens

mat2 turn(float a) { return mat2(cos(a), sin(a), -sin(a), cos(a)); }

float box(vec3 p, vec3 half_, float round_) {
  vec3 d = abs(p) - half_ + round_;
  return length(max(d, 0.0)) + min(max(d.x, max(d.y, d.z)), 0.0) - round_;
}

vec3 inBox(vec3 p) {
  p.xy = turn(tilt) * (p.xy - vec2(0.0, 0.0));
  return p;
}

// Seen from the lid: its hinge is at the back.
vec3 inLid(vec3 p) {
  vec3 hinge = vec3(0.0, TOP, -HALF.z - 0.03);
  p = inBox(p) - hinge;
  p.yz = turn(angle) * p.yz;
  return p - vec3(0.0, LID, HALF.z + 0.03);
}

float body(vec3 p) {
  p = inBox(p) - vec3(0.0, HALF.y, 0.0);
  float outer = box(p, HALF, 0.035);
  float inner = box(p - vec3(0.0, WALL * 2.0, 0.0), vec3(HALF.x - WALL, HALF.y, HALF.z - WALL), 0.02);
  return max(outer, -inner);
}

float lid(vec3 p) {
  p = inLid(p);
  float outer = box(p, vec3(HALF.x + 0.045, LID, HALF.z + 0.045), 0.035);
  float inner = box(p + vec3(0.0, WALL, 0.0), vec3(HALF.x - 0.02, LID - 0.02, HALF.z - 0.02), 0.02);
  return max(outer, -inner);
}

// Two loops and a knot on the lid.
float bow(vec3 p) {
  p = inLid(p) - vec3(0.0, LID + 0.005, 0.0);
  vec3 q = vec3(abs(p.x), p.y, p.z);
  q.xy = turn(-0.5) * (q.xy - vec2(0.0, 0.02));
  q.x = (q.x - 0.16) / 1.75;
  float ring = length(vec2(length(q.xy) - 0.078, q.z * 0.15)) - 0.014;
  float knot = length(p * vec3(1.0, 1.1, 1.0) - vec3(0.0, 0.035, 0.0)) - 0.052;
  return min(ring * 0.7, knot);
}

float map(vec3 p) {
  // Far away the exact shape does not matter.
  float bound = length(p - vec3(0.0, 0.8, -0.1)) - 1.75;
  if (bound > 0.4) return bound;
  return min(min(body(p), lid(p)), bow(p));
}

vec3 normalAt(vec3 p) {
  vec2 e = vec2(0.0012, -0.0012);
  return normalize(e.xyy * map(p + e.xyy) + e.yyx * map(p + e.yyx) + e.yxy * map(p + e.yxy) + e.xxx * map(p + e.xxx));
}

// A ball around all that moves: rays that miss it need not march.
bool entersBall(vec3 from, vec3 ray, out float near_) {
  vec3 d = from - vec3(0.0, 0.62 + 0.42 * clamp(angle, 0.0, 1.2), -0.3 * angle);
  float radius = 1.16 + 0.4 * clamp(angle, 0.0, 1.2);
  float b = dot(d, ray);
  float h = b * b - dot(d, d) + radius * radius;
  near_ = max(-b - sqrt(max(h, 0.0)), 0.02);
  return h > 0.0 && -b + sqrt(h) > 0.0;
}

float march(vec3 from, vec3 ray, float reach) {
  float t;
  if (!entersBall(from, ray, t)) return -1.0;
  for (int step_ = 0; step_ < 64; step_++) {
    float d = map(from + ray * t);
    if (d < 0.001 * t) return t;
    t += d * 0.95;
    if (t > reach) break;
  }
  return -1.0;
}

float open_(vec3 from, vec3 to) {
  vec3 d = to - from;
  float reach = length(d), t = 0.03, clear = 1.0;
  d /= reach;
  for (int step_ = 0; step_ < 16; step_++) {
    if (t > reach - 0.02) break;
    float h = map(from + d * t);
    clear = min(clear, 9.0 * h / t);
    if (clear < 0.01) break;
    t += clamp(h, 0.03, 0.2);
  }
  return clamp(clear, 0.0, 1.0);
}

const vec3 LAMP = vec3(0.0, 0.62, 0.0);

vec3 room(vec3 ray) {
  float up = ray.y;
  vec3 l = mix(light(NIGHT), light(INK), smoothstep(-0.1, 0.5, up));
  l += light(VIOLET) * 0.1 * exp(-sq((ray.x + 0.55) / 0.4)) * smoothstep(-0.3, 0.2, up);
  l += light(CORAL) * 0.05 * exp(-sq((ray.x - 0.6) / 0.35)) * smoothstep(-0.3, 0.2, up);
  return l + alpenglow(0.4) * glow * 0.02 * exp(-ray.x * ray.x * 5.0);
}

// What a soft box in the room leaves on the lacquer.
vec3 studio(vec3 ray) {
  vec3 l = light(INK) * 0.6;
  l += light(VIOLET) * 1.1 * smoothstep(0.35, 0.9, dot(ray, normalize(vec3(-0.8, 0.45, 0.15))));
  l += light(CORAL) * 0.7 * smoothstep(0.5, 0.95, dot(ray, normalize(vec3(0.85, 0.35, -0.1))));
  l += light(SNOW) * 0.35 * smoothstep(0.75, 0.98, dot(ray, normalize(vec3(-0.15, 0.95, 0.35))));
  return l;
}

vec3 surface(vec3 p, vec3 ray) {
  vec3 n = normalAt(p);
  bool isBow = bow(p) < 0.004;
  bool isLid = lid(p) < body(p);
  vec3 own = isLid ? inLid(p) : inBox(p) - vec3(0.0, HALF.y, 0.0);
  bool isInside = isLid ? own.y < LID - 0.03 && abs(own.x) < HALF.x && abs(own.z) < HALF.z
    : own.y > 0.05 - HALF.y && abs(own.x) < HALF.x - 0.02 && abs(own.z) < HALF.z - 0.02;
  bool isRibbon = isBow || (!isInside && (abs(own.x) < 0.085 || abs(own.z) < 0.085));

  vec3 base = isRibbon ? alpenglow(0.25 + 0.55 * clamp(p.y, 0.0, 1.2)) * 0.5 : light(0x222c63);
  vec3 l = base * (0.16 + 0.2 * max(n.y, 0.0) + 0.12 * max(dot(n, normalize(vec3(-0.7, 0.4, 0.5))), 0.0));
  l += base * light(VIOLET) * 1.3 * max(dot(n, normalize(vec3(-0.85, 0.3, 0.35))), 0.0);
  l += base * light(CORAL) * 0.9 * max(dot(n, normalize(vec3(0.9, 0.25, 0.3))), 0.0);
  float fresnel = pow(1.0 - max(dot(n, -ray), 0.0), 4.0);
  l += studio(reflect(ray, n)) * (isRibbon ? 0.28 : 0.1 + 0.75 * fresnel);

  // The light from within.
  vec3 toLamp = LAMP - p;
  float away = dot(toLamp, toLamp);
  float facing = max(dot(n, normalize(toLamp)), 0.0);
  float seen = isInside || glow < 0.01 || facing <= 0.0 ? 1.0 : open_(p + n * 0.012, LAMP);
  l += (base * 1.6 + 0.05) * light(AMBER) * glow * facing * seen * 2.4 / (0.12 + away);
  if (isInside) l += alpenglow(0.92) * glow * (isLid ? 0.55 : 1.25) / (0.55 + away);
  return l;
}

vec3 floor_(vec3 p, vec3 ray) {
  // Contact shadow, the box's mirror image, and the light that spills out.
  float near_ = max(abs(p.x) - HALF.x, abs(p.z) - HALF.z);
  float contact = smoothstep(-0.02, 0.4, near_);
  vec3 l = light(0x0d1330) * (0.35 + 0.65 * contact) * exp(-dot(p.xz, p.xz) * 0.05);
  vec3 up = reflect(ray, vec3(0, 1, 0));
  float fresnel = 0.06 + 0.5 * pow(1.0 - max(up.y, 0.0), 5.0);
  float t = length(p.xz) < 1.9 ? march(p, up, 2.0) : -1.0;
  vec3 mirror = t > 0.0 ? surface(p + up * t, up) * exp(-t * 0.7) : room(up);
  l += mirror * fresnel * 2.0;
  vec3 toLamp = LAMP + vec3(0, 0.34, 0) - p;
  float seen = glow < 0.01 ? 1.0 : open_(p + vec3(0, 0.02, 0), LAMP + vec3(0.0, 0.34, 0.0));
  l += light(AMBER) * 0.12 * glow * seen * contact * 1.5 / (0.7 + dot(toLamp, toLamp));
  return l;
}

// Light in the air above the open box, on the way of a view ray.
vec3 beam(vec3 from, vec3 ray, float reach, float jitter) {
  const int STEPS = 14;
  float begin = 2.6, end = min(reach, 5.6);
  if (glow < 0.01 || end < begin) return vec3(0);
  // No nearer to the middle axis than the beam is wide.
  vec2 flat_ = normalize(ray.xz);
  if (abs(from.x * flat_.y - from.z * flat_.x) > 1.5) return vec3(0);
  // Dust in the light: the same along a ray is enough.
  float nearest = -dot(from.xz, ray.xz) / dot(ray.xz, ray.xz);
  vec3 at = from + ray * nearest;
  float side_ = from.x * flat_.y - from.z * flat_.x;
  float dust = 0.5 + drift(vec2(side_ * 3.2, at.y * 0.9), vec2(0.05, 0.22));
  vec3 sum = vec3(0);
  float step_ = (end - begin) / float(STEPS);
  for (int i = 0; i < STEPS; i++) {
    vec3 p = from + ray * (begin + (float(i) + jitter) * step_);
    float rise = p.y - TOP;
    if (rise < -0.04) continue;
    float wide = HALF.x * (0.86 + rise * 0.42);
    if (rise > 1.9) continue;
    float inside = smoothstep(wide, wide * 0.35, max(abs(p.x), abs(p.z + 0.06) * 0.95));
    sum += smoothstep(1.9, 1.0, rise) * alpenglow(1.0 - rise * 0.72) * inside * dust * exp(-rise * 1.55);
  }
  return sum * step_ * glow * 0.62;
}

vec3 sparks(vec2 screen, vec3 eye, mat3 view, float zoom) {
  vec3 l = vec3(0);
  if (time < 1.2 || time > 5.6) return l;
  for (int i = 0; i < 34; i++) {
    float f = float(i);
    float born = 1.25 + 2.5 * hash(vec2(f, 1.0));
    float life = 0.9 + 0.9 * hash(vec2(f, 2.0));
    float age = time - born;
    if (age < 0.0 || age > life) continue;
    float heading = TURN * hash(vec2(f, 3.0));
    float speed = 0.9 + 0.75 * hash(vec2(f, 4.0));
    vec3 v = vec3(cos(heading) * 0.34, speed, sin(heading) * 0.34 + 0.06);
    // Air slows them, warm air carries them.
    float way = (1.0 - exp(-1.5 * age)) / 1.5;
    vec3 p = vec3(0.0, TOP - 0.1, 0.0) + v * way * 1.25 - vec3(0, 0.16 * age * age, 0);
    p.x += 0.05 * sin(age * 5.0 + f);
    vec3 seen = (p - eye) * view;
    vec2 at = seen.xy / seen.z * zoom;
    float fade = smoothstep(0.0, 0.12, age) * pow(1.0 - age / life, 1.4);
    float radius = (0.0032 + 0.0034 * hash(vec2(f, 5.0))) * (1.0 - 0.5 * age / life);
    vec2 d = screen - at;
    float d2 = dot(d, d);
    if (d2 > 0.01) continue;
    l += mix(light(AMBER), vec3(1.0, 0.95, 0.88), 0.35) * fade * 1.5
      * (exp(-d2 / (radius * radius)) * 1.7 + 0.06 * radius / (d2 / radius + radius));
  }
  return l;
}

void main() {
  float lift = opened();
  angle = lift * 1.12;
  glow = ramp(0.95, 1.7) * (1.0 - ramp(4.1, 4.95));
  glow = max(glow, 0.1 * ramp(0.3, 0.8));
  glow *= 1.0 - smoothstep(4.6, 5.1, time);
  glow *= 1.0 + 0.05 * sin(time * 5.0);
  tilt = 0.012 * shaken();

  vec2 screen = (gl_FragCoord.xy - 0.5 * size) / size.y;
  float turn_ = TURN * time / span;
  vec3 eye = vec3(1.35 + 0.07 * sin(turn_), 1.62 + 0.03 * cos(turn_), 3.6);
  vec3 target = vec3(-0.08, 0.88 + 0.05 * lift, 0.0);
  vec3 ahead = normalize(target - eye);
  vec3 side = normalize(cross(ahead, vec3(0, 1, 0)));
  mat3 view = mat3(side, cross(side, ahead), ahead);
  float zoom = 1.4;
  vec3 ray = normalize(view * vec3(screen, zoom));

  float reach = 20.0;
  float t = march(eye, ray, 9.0);
  float down = ray.y < 0.0 ? -eye.y / ray.y : -1.0;
  vec3 l;
  if (t > 0.0 && (down < 0.0 || t < down)) {
    l = surface(eye + ray * t, ray);
    reach = t;
  } else if (down > 0.0) {
    vec3 p = eye + ray * down;
    l = mix(room(ray), floor_(p, ray), exp(-pow(length(p.xz) / 3.4, 4.0)));
    reach = down;
  } else {
    l = room(ray);
  }
  l += beam(eye, ray, reach, hash(gl_FragCoord.xy));
  l += sparks(screen, eye, view, zoom);
  // Bloom around the opening.
  vec3 mouth = (vec3(0.0, TOP + 0.05, 0.0) - eye) * view;
  float off = length((screen - mouth.xy / mouth.z * zoom) * vec2(0.8, 1.15));
  l += alpenglow(0.8) * glow * 0.09 * exp(-off * 6.0);

  l *= 1.0 - 0.35 * smoothstep(0.45, 1.05, length(screen * vec2(0.85, 1.0)));
  l = l / (1.0 + 0.45 * max(l - 0.3, 0.0));
  colour = vec4(dithered(toScreen(l)), 1.0);
}
