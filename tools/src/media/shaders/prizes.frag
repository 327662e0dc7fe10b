// The box on the summit: it stirs, its lid flies off, three medals rise in its light; they sink, and the lid comes back.

const vec3 HALF = vec3(0.66, 0.39, 0.66);
const float WALL = 0.05;
const float TOP = 0.78;    // the box's rim
const float LID = 0.115;   // half the lid's height
const float SKIRT = 0.085; // how far the lid reaches down over the box
const float HILL = 8.0;    // the radius of the summit's snow

// The medals: gold in the middle and highest.
const vec3 RESTS[3] = vec3[3](vec3(0.0, 1.96, 0.0), vec3(-0.76, 1.5, 0.12), vec3(0.76, 1.4, 0.12));
const float RADII[3] = float[3](0.37, 0.3, 0.3);
const int METALS[3] = int[3](0xf5c451, 0xcdd6e6, 0xd99a6c);
const float THICK = 0.042;

float share(float from, float to) { return clamp((time - from) / (to - from), 0.0, 1.0); }
float ramp(float from, float to) { return smoothstep(from, to, time); }

// Runs past its end once and comes to rest.
float spring(float s) { return 1.0 - exp(-6.5 * s) * cos(9.0 * s) * (1.0 - s); }

float glow;       // how much light comes out, 0 to 1
float leak;       // the light below the lid while it is still on
float squash;     // the box's height
float tilt;       // the box stirs before it opens
vec3 lidAt;       // how far the lid is from its place
float lidTilt;
vec3 medals[3];   // their centres
mat3 turned[3];   // into their own axes
float out_[3];    // 0 in the box, 1 at rest above it
vec3 side, ahead; // the camera's axes

mat2 turn(float a) { return mat2(cos(a), sin(a), -sin(a), cos(a)); }

float box(vec3 p, vec3 half_, float round_) {
  vec3 d = abs(p) - half_ + round_;
  return length(max(d, 0.0)) + min(max(d.x, max(d.y, d.z)), 0.0) - round_;
}

void pose() {
  // Stirs, crouches, and throws its lid off; the lid lands, and the box gives way once.
  float stirs = ramp(0.3, 0.5) * (1.0 - ramp(0.72, 0.88));
  tilt = 0.022 * stirs * sin((time - 0.3) * 38.0);
  float crouch = ramp(0.78, 0.98) * (1.0 - ramp(1.0, 1.08));
  float thrown = time > 1.02 ? exp(-7.0 * (time - 1.02)) * sin(26.0 * (time - 1.02)) : 0.0;
  float landed = time > 5.12 ? exp(-8.0 * (time - 5.12)) * sin(24.0 * (time - 5.12)) * (1.0 - ramp(5.6, 5.9)) : 0.0;
  squash = 1.0 - 0.09 * crouch + 0.1 * thrown - 0.1 * landed;

  float up = share(1.0, 1.5), down = 1.0 - share(4.6, 5.12);
  float away = time < 3.0 ? up * (1.6 - 0.6 * up) : down * (2.0 - down);
  lidAt = vec3(0.55 * away * away, 2.9 * away, 0.0);
  lidTilt = -0.75 * away * (1.0 - 0.2 * away);

  glow = ramp(1.0, 1.35) * (1.0 - ramp(4.75, 5.12));
  glow *= 1.0 + 0.06 * sin(TURN * time) + 0.35 * exp(-sq((time - 1.3) / 0.16));
  leak = (0.25 + 0.75 * ramp(0.3, 0.95)) * ramp(0.05, 0.35) * (1.0 - step(1.02, time));
  leak += 0.8 * step(5.08, time) * (1.0 - ramp(5.1, 5.7));

  for (int i = 0; i < 3; i++) {
    float late = i == 0 ? 0.0 : (i == 1 ? 0.14 : 0.26);
    float rises = spring(share(1.12 + late, 2.5 + late));
    float s = share(4.12 + 0.5 * late, 4.72 + 0.5 * late);
    float sinks = s * s * (2.4 - 1.4 * s);
    out_[i] = clamp(rises * step(1.12 + late, time), 0.0, 1.3) * (1.0 - sinks);
    float o = out_[i];
    vec3 rest = RESTS[i];
    rest.y += 0.035 * sin(TURN * (time / 2.0 + 0.3 * float(i)));
    // Rises through the opening first, then outwards.
    float wide = mix(0.34, 1.0, smoothstep(0.35, 1.0, o)) * max(o, 1.0);
    vec3 at = side * rest.x * wide - ahead * rest.z * wide;
    at.y = mix(0.3, rest.y, o);
    medals[i] = at;
    // Spins on its way, then only sways.
    float spins = 9.0 * sq(1.0 - min(share(1.12 + late, 2.7 + late) * 1.02, 1.0)) - 7.0 * s * s;
    float yaw = (i == 2 ? -1.0 : 1.0) * spins + 0.42 * sin(TURN * (time / 3.0 + 0.21 * float(i)));
    vec3 flat_ = normalize(vec3(-ahead.x, 0.0, -ahead.z));
    vec3 right = normalize(vec3(side.x, 0.0, side.z));
    vec3 out3 = flat_ * cos(yaw) + right * sin(yaw);
    vec3 over = right * cos(yaw) - flat_ * sin(yaw);
    turned[i] = mat3(over, vec3(0, 1, 0), out3);
  }
}

vec3 inBox(vec3 p) {
  p.xy = turn(tilt) * p.xy;
  p.y /= squash;
  p.xz *= sqrt(squash);
  return p;
}

vec3 inLid(vec3 p) {
  vec3 q = p - lidAt;
  if (lidAt.y <= 0.0) q = inBox(q);
  q -= vec3(0.0, TOP - SKIRT + LID, 0.0);
  q.xy = turn(lidTilt) * q.xy;
  q.yz = turn(lidTilt * 0.4) * q.yz;
  return q;
}

float body(vec3 p) {
  p = inBox(p) - vec3(0.0, HALF.y, 0.0);
  // Its foot stands in the round snow.
  vec3 foot = vec3(0.0, 0.06, 0.0), tall = HALF + foot, low = p + foot;
  float outer = box(low, tall, 0.03);
  float inner = box(p - vec3(0.0, WALL * 2.0, 0.0), vec3(HALF.x - WALL, HALF.y, HALF.z - WALL), 0.02);
  // The ribbon lies on the sides.
  float ribbon = box(low, vec3(0.1, tall.y - 0.004, tall.z + 0.012), 0.01);
  ribbon = min(ribbon, box(low, vec3(tall.x + 0.012, tall.y - 0.004, 0.1), 0.01));
  return max(min(outer, ribbon), -inner);
}

float lid(vec3 q) {
  vec3 wide = vec3(HALF.x + 0.05, LID, HALF.z + 0.05);
  float outer = box(q, wide, 0.035);
  float ribbon = box(q, vec3(0.1, LID + 0.012, wide.z + 0.012), 0.012);
  ribbon = min(ribbon, box(q, vec3(wide.x + 0.012, LID + 0.012, 0.1), 0.012));
  float inner = box(q + vec3(0.0, 0.06, 0.0), vec3(wide.x - 0.04, LID, wide.z - 0.04), 0.02);
  return max(min(outer, ribbon), -inner);
}

// Two loops, two tails and a knot on the lid.
float bow(vec3 q) {
  q.y -= LID + 0.012;
  q.xz = turn(0.6) * q.xz;
  vec3 r = vec3(abs(q.x), q.y, q.z);
  vec2 loop = turn(-0.42) * (r.xy - vec2(0.03, 0.02));
  loop -= vec2(0.2, 0.0);
  float narrow = mix(0.55, 1.0, smoothstep(-0.2, 0.15, loop.x));
  float ring = abs(length(loop * vec2(0.62, 1.0 / narrow)) - 0.115) * 0.62 - 0.011;
  float width = 0.05 + 0.045 * smoothstep(0.0, 0.3, r.x);
  float d = max(ring, abs(r.z) - width) - 0.004;
  vec2 tail = turn(0.1) * (r.xy - vec2(0.04, 0.012));
  d = min(d, max(max(abs(tail.y - 0.02 * sin(tail.x * 11.0)) - 0.01, abs(r.z - 0.25 * r.x) - 0.06), abs(tail.x - 0.2) - 0.2 + 0.6 * abs(r.z - 0.25 * r.x)));
  vec3 knot = abs(q - vec3(0.0, 0.05, 0.0)) / vec3(0.075, 0.062, 0.085);
  return min(d, (length(knot) - 1.0) * 0.06);
}

// The distance to the product's peak, in a medal's radii.
float segment(vec2 p, vec2 a, vec2 b) {
  vec2 d = b - a;
  return length(p - a - d * clamp(dot(p - a, d) / dot(d, d), 0.0, 1.0));
}
float peak(vec2 p) {
  float d = segment(p, vec2(-0.54, -0.34), vec2(-0.1, 0.36));
  d = min(d, segment(p, vec2(-0.1, 0.36), vec2(0.14, 0.0)));
  d = min(d, segment(p, vec2(0.14, 0.0), vec2(0.25, 0.15)));
  return min(d, segment(p, vec2(0.25, 0.15), vec2(0.56, -0.34)));
}

float relief(vec2 q) {
  float r = length(q);
  return max(smoothstep(0.8, 0.86, r), 1.0 - smoothstep(0.055, 0.1, peak(q)));
}

float medal(int i, vec3 p) {
  vec3 q = p - medals[i];
  float radius = RADII[i];
  float bound = length(q) - radius * 1.05;
  if (bound > 0.12) return bound;
  q = q * turned[i];
  float r = length(q.xy);
  float thick = THICK - 0.018 * (1.0 - relief(q.xy / radius));
  vec2 d = vec2(r - radius, abs(q.z) - thick) + 0.014;
  return (length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - 0.014) * 0.85;
}

bool medalsOut;

float map(vec3 p) {
  float d = 1e3;
  float bound = length(p - vec3(0.0, 0.42, 0.0)) - 1.12;
  d = bound > 0.3 ? bound : body(p);
  vec3 q = inLid(p);
  float lidBound = length(q) - 1.05;
  d = min(d, lidBound > 0.3 ? lidBound : min(lid(q), bow(q)));
  if (medalsOut) for (int i = 0; i < 3; i++) d = min(d, medal(i, p));
  return d;
}

vec3 normalAt(vec3 p) {
  vec2 e = vec2(0.0014, -0.0014);
  return normalize(e.xyy * map(p + e.xyy) + e.yyx * map(p + e.yyx) + e.yxy * map(p + e.yxy) + e.xxx * map(p + e.xxx));
}

// Where a ray enters a ball, or a negative number.
float entry(vec3 from, vec3 ray, vec3 centre, float radius) {
  vec3 d = from - centre;
  float b = dot(d, ray), h = b * b - dot(d, d) + radius * radius;
  return h < 0.0 || -b + sqrt(h) < 0.0 ? -1.0 : max(-b - sqrt(h), 0.02);
}

float march(vec3 from, vec3 ray, float reach) {
  // Rays that miss every ball around what moves need not march.
  float t = 1e3;
  float hit = entry(from, ray, vec3(0.0, 0.42, 0.0), 1.1);
  if (hit >= 0.0) t = hit;
  hit = entry(from, ray, vec3(0.0, TOP + 0.03, 0.0) + lidAt, 1.1);
  if (hit >= 0.0) t = min(t, hit);
  if (medalsOut) for (int i = 0; i < 3; i++) {
    hit = entry(from, ray, medals[i], RADII[i] * 1.05);
    if (hit >= 0.0) t = min(t, hit);
  }
  for (int step_ = 0; step_ < 72; step_++) {
    if (t > reach) break;
    float d = map(from + ray * t);
    if (d < 0.0007 * t) return t;
    t += d * 0.92;
  }
  return -1.0;
}

// How much of the light at `to` arrives.
float open_(vec3 from, vec3 to) {
  vec3 d = to - from;
  float reach = length(d), t = 0.03, clear = 1.0;
  d /= reach;
  for (int step_ = 0; step_ < 14; step_++) {
    if (t > reach - 0.02) break;
    float h = map(from + d * t);
    clear = min(clear, 9.0 * h / t);
    if (clear < 0.01) break;
    t += clamp(h, 0.04, 0.25);
  }
  return clamp(clear, 0.0, 1.0);
}

const vec3 LAMP = vec3(0.0, 0.6, 0.0);
const vec3 SUN = normalize(vec3(0.27, 0.16, -0.95));

// The dawn behind the summit: a night with stars, a band of light, two ranges in the haze.
vec3 sky(vec3 ray) {
  float u = dot(ray, side) / max(dot(ray, ahead), 0.2), el = ray.y;
  float near_ = exp(-sq((u - 0.34) / 0.42));
  float at = el - 0.05 * (near_ - 0.4);
  vec3 l = mix(light(0x0f1533), light(INK), smoothstep(0.1, 0.3, el));
  l = mix(l, light(0x342873), 0.75 * smoothstep(0.24, 0.03, at));
  l = mix(l, light(0xa8567e), 0.8 * smoothstep(0.11, -0.02, at) * (0.45 + 0.55 * near_));
  l = mix(l, light(AMBER), 0.85 * smoothstep(0.035, -0.07, at) * (0.25 + 0.75 * near_));
  float veil = drift(vec2(u * 2.6, el * 17.0), vec2(0.05, 0.0));
  l += alpenglow(0.3 + 0.5 * near_) * smoothstep(0.5, 0.86, veil) * smoothstep(0.2, 0.06, el) * smoothstep(-0.05, 0.03, el) * 0.22;
  vec2 p = vec2(u, el) * 560.0;
  l += light(SNOW) * (stars(p, 22.0) * 0.6 + stars(p + 300.0, 47.0)) * smoothstep(0.04, 0.2, el);

  float far = -0.13 + 0.2 * texture(ridges, vec2(0.36 + u * 0.34, 0.25)).r;
  vec3 haze = mix(light(0x3a3274), light(0xa85d7a), 0.42 * near_);
  vec3 range = mix(light(0x26265a), haze, 0.15 + 0.6 * smoothstep(0.03, -0.13, el));
  range += alpenglow(0.75) * 0.28 * near_ * exp(-max(far - el, 0.0) / 0.006);
  l = mix(l, range, smoothstep(-0.0012, 0.0012, far - el));
  float middle = -0.24 + 0.2 * texture(ridges, vec2(0.52 + u * 0.4, 0.75)).r;
  float sea = drift(vec2(u * 5.0, el * 40.0), vec2(0.09, 0.0));
  l = mix(l, mix(haze, light(0x7d6bb0), 0.3), smoothstep(-0.02, -0.17, el) * smoothstep(0.25, 0.75, sea) * 0.6);
  vec3 ridge = mix(light(MIDDLE), haze, 0.06 + 0.34 * smoothstep(-0.1, -0.2, el));
  ridge = mix(ridge, light(NEAR), 0.8 * smoothstep(-0.17, -0.34, el));
  ridge += alpenglow(0.7) * 0.14 * near_ * exp(-max(middle - el, 0.0) / 0.006);
  return mix(l, ridge, smoothstep(-0.0012, 0.0012, middle - el));
}

// What polished things mirror: soft lights in the dark, the dawn, and the box below.
vec3 mirrored(vec3 ray) {
  vec3 l = mix(light(SLATE2), light(INK), smoothstep(-0.2, 0.7, ray.y));
  l += light(VIOLET) * 1.2 * smoothstep(0.3, 0.95, dot(ray, normalize(-side * 0.9 + vec3(0, 0.45, 0) - ahead * 0.2)));
  l += mix(light(CORAL), light(AMBER), 0.4) * 1.5 * smoothstep(0.55, 0.98, dot(ray, SUN));
  l += light(SNOW) * 1.1 * smoothstep(0.72, 0.97, dot(ray, normalize(vec3(0, 0.9, 0) - ahead * 0.75 - side * 0.25)));
  l += alpenglow(0.95) * 1.3 * glow * smoothstep(0.15, -0.75, ray.y);
  return l;
}

vec3 metal(int i, vec3 p, vec3 n, vec3 ray) {
  vec3 q = (p - medals[i]) * turned[i];
  vec2 at = q.xy / RADII[i];
  vec3 base = light(METALS[i]);
  // The face is a little round, so that its light moves when it sways.
  n = normalize(n + turned[i] * vec3(at * 0.28, 0.0));
  vec3 bounced = reflect(ray, n);
  float face = smoothstep(0.5, 0.95, abs((n * turned[i]).z));
  float sheen = 0.5 + 0.5 * cos(2.0 * (atan(at.y, at.x) - 2.6 * dot(turned[i][2], side) - 0.9));
  vec3 l = base * mirrored(bounced) * 1.5;
  l += base * (0.27 + 0.6 * face * sheen * sheen);
  l *= mix(0.55, 1.0, relief(at));
  float below = max(dot(n, normalize(vec3(0.0, 0.5, 0.0) - p)), 0.0);
  l += base * light(AMBER) * glow * (0.12 + 1.1 * below);
  float rim = pow(1.0 - max(dot(n, -ray), 0.0), 3.0);
  l += base * rim * (light(VIOLET) * 0.5 + light(AMBER) * 0.6 * max(dot(n, SUN), 0.0));
  // A glint crosses the face once while it hangs.
  float sweep = at.x + 0.5 * at.y - mix(-2.2, 2.2, share(2.75 + 0.16 * float(i), 3.45 + 0.16 * float(i)));
  l += vec3(1.0, 0.93, 0.82) * face * 0.85 * exp(-sq(sweep / 0.16));
  return l;
}

vec3 surface(vec3 p, vec3 ray) {
  vec3 n = normalAt(p);
  if (medalsOut) for (int i = 0; i < 3; i++) if (medal(i, p) < 0.004) return metal(i, p, n, ray);

  vec3 q = inLid(p);
  float toBow = bow(q), toLid = lid(q), toBody = body(p);
  bool isLid = min(toLid, toBow) < toBody;
  vec3 own = isLid ? q : inBox(p) - vec3(0.0, HALF.y, 0.0);
  bool isInside = isLid ? toBow > 0.004 && own.y < LID - 0.05 && max(abs(own.x), abs(own.z)) < HALF.x + 0.02
    : max(abs(own.x), abs(own.z)) < HALF.x - 0.02 && own.y > 0.05 - HALF.y;
  bool isRibbon = toBow < 0.004 || (!isInside && min(abs(own.x), abs(own.z)) < 0.1);

  vec3 base = light(isInside ? 0x4a2440 : 0x2d2a86);
  if (isRibbon) base = alpenglow(clamp(0.3 + 0.6 * (isLid ? 1.0 + 0.3 * own.y : p.y / 1.0), 0.0, 1.0)) * 0.95;
  // Contour lines, as on a map, in the lacquer.
  float lines = 0.0;
  if (!isRibbon && !isInside) {
    vec2 on = abs(n.y) > 0.7 ? own.xz : (abs(own.x) > abs(own.z) * 1.0 ? own.zy : own.xy);
    vec2 at = on * 1.25 + (isLid ? 5.3 : 11.0) + (abs(own.x) > abs(own.z) ? 3.0 : 0.0);
    float height = 6.0 * (noise(at) + 0.22 * noise(at * 2.3 + 4.0));
    float off = abs(fract(height) - 0.5) / 6.0;
    lines = 1.0 - smoothstep(0.0022, 0.0075, off);
  }
  vec3 l = base * (0.15 + 0.16 * max(n.y, 0.0));
  vec3 fill = normalize(-side * 0.7 + vec3(0, 0.5, 0) - ahead * 0.6);
  l += base * (isRibbon ? light(0xd9b8ff) : light(0x9d8cff)) * 0.95 * max(dot(n, fill), 0.0);
  l += base * mix(light(CORAL), light(VIOLET), 0.3) * 1.25 * max(dot(n, normalize(SUN + side * 0.8 - ahead * 0.1)), 0.0);
  l += mix(light(CORAL), light(AMBER), 0.4) * 0.012 * max(dot(n, normalize(SUN + side * 0.8)), 0.0);
  float fresnel = pow(1.0 - max(dot(n, -ray), 0.0), 4.0);
  if (!isInside) l += mirrored(reflect(ray, n)) * (isRibbon ? 0.08 : 0.018 + 0.22 * fresnel);
  l += alpenglow(0.35 + 0.4 * p.y) * lines * (0.05 + 0.1 * glow + 0.1 * leak);

  // The light from within: on the inside, on the lid above it, and below the lid's edge before it opens.
  vec3 toLamp = LAMP - p;
  float away = dot(toLamp, toLamp);
  float facing = max(dot(n, normalize(toLamp)), 0.0);
  if (isInside) {
    float deep = isLid ? 0.0 : clamp((TOP - p.y) / TOP, 0.0, 1.0);
    vec3 warm = mix(alpenglow(0.9), vec3(1.0, 0.8, 0.44), smoothstep(0.0, 0.6, deep));
    l += warm * glow * (isLid ? 0.06 + 1.5 * facing / (0.5 + away) : 0.5 + 1.4 * deep);
  } else {
    l += (base * 1.4 + 0.04) * light(AMBER) * glow * facing * 1.6 / (0.15 + away);
    float rim = isLid ? own.y + LID : own.y - HALF.y + SKIRT;
    float beside = isLid ? exp(-max(rim, 0.0) / 0.03) * 0.6 : exp(-max(-rim, 0.0) / 0.05);
    l += alpenglow(0.9) * leak * beside * 1.1;
    // The rim of the open box burns.
    if (!isLid) l += alpenglow(0.85) * glow * exp(-max(HALF.y - own.y, 0.0) / 0.035) * 0.9;
  }
  // The snow shades its foot.
  if (!isLid) l *= 0.55 + 0.45 * smoothstep(0.0, 0.22, p.y);
  return l;
}

vec3 snow(vec3 p, vec3 ray) {
  vec3 n = normalize(p + vec3(0.0, HILL, 0.0));
  vec2 e = vec2(0.03, 0.0);
  float here = fbm(p.xz * 2.3), gx = fbm(p.xz * 2.3 + e) - here, gz = fbm(p.xz * 2.3 + e.yx) - here;
  n = normalize(n - vec3(gx, 0.0, gz) * 5.5);
  vec3 l = light(0x6f7cc4) * (0.2 + 0.34 * max(dot(n, normalize(-side * 0.75 + vec3(0, 0.65, 0) - ahead * 0.2)), 0.0));
  l += mix(light(CORAL), light(AMBER), 0.25) * 0.6 * max(dot(n, SUN) + 0.02, 0.0);
  float near_ = length(max(abs(p.xz) - HALF.x, 0.0));
  float shade = mix(1.0, 0.3, exp(-near_ * 5.5));
  l *= shade;
  // What spills from the box.
  vec3 lamp = vec3(0.0, TOP + 0.8, 0.0);
  vec3 toLamp = lamp - p;
  if (glow > 0.01) {
    float seen = near_ < 2.6 ? open_(p + vec3(0, 0.03, 0), lamp) : 1.0;
    l += light(AMBER) * glow * 2.0 * seen * max(dot(n, normalize(toLamp)), 0.0) / (0.55 + dot(toLamp, toLamp));
  }
  l += alpenglow(0.9) * leak * 0.05 * exp(-near_ * 2.2);
  float glitter = smoothstep(0.985, 1.0, hash(floor(p.xz * 70.0)));
  l += (light(SNOW) * 0.1 + light(AMBER) * glow * 0.35) * glitter * (0.5 + 0.5 * sin(TURN * (time / 2.0 + hash(floor(p.xz * 70.0) + 3.0))));
  // The edge takes the dawn.
  float edge = pow(1.0 - max(dot(n, -ray), 0.0), 5.0);
  return l + alpenglow(0.7) * edge * 0.2 * (0.35 + 0.65 * max(dot(normalize(p.xz), SUN.xz), 0.0));
}

// Light in the air above the open box, on the way of a view ray.
vec3 beam(vec3 from, vec3 ray, float reach, float jitter) {
  const int STEPS = 16;
  if (glow < 0.01) return vec3(0);
  vec2 flat_ = normalize(ray.xz);
  float off = from.x * flat_.y - from.z * flat_.x;
  if (abs(off) > 1.9) return vec3(0);
  float middle = -dot(from.xz, ray.xz) / dot(ray.xz, ray.xz);
  float begin = middle - 1.5, end = min(reach, middle + 1.5);
  if (end < begin) return vec3(0);
  vec3 at = from + ray * middle;
  // Rays fan out of the box; dust drifts through them.
  float fan = off / (0.55 + 0.5 * max(at.y - TOP + 0.6, 0.0));
  float rays = 0.45 + 1.1 * smoothstep(0.25, 0.8, drift(vec2(fan * 5.5, 3.0), vec2(0.16, 0.0)));
  float dust = 0.6 + 0.8 * drift(vec2(off * 2.6, at.y * 0.9), vec2(0.04, 0.2));
  vec3 sum = vec3(0);
  float step_ = (end - begin) / float(STEPS);
  for (int i = 0; i < STEPS; i++) {
    vec3 p = from + ray * (begin + (float(i) + jitter) * step_);
    float rise = p.y - TOP;
    if (rise < -0.03 || rise > 2.1) continue;
    float wide = HALF.x * (0.9 + rise * 0.5);
    float inside = smoothstep(wide, wide * 0.3, max(abs(p.x), abs(p.z)));
    sum += smoothstep(2.1, 0.6, rise) * alpenglow(1.0 - rise * 0.6) * inside * exp(-rise * 1.35);
  }
  return sum * step_ * glow * rays * dust * 0.6;
}

vec3 spark(vec2 screen, vec3 p, vec3 eye, mat3 view, float zoom, float radius, float reach) {
  vec3 seen = (p - eye) * view;
  if (length(p - eye) > reach) return vec3(0);
  vec2 d = screen - seen.xy / seen.z * zoom;
  float d2 = dot(d, d);
  if (d2 > 0.012) return vec3(0);
  return mix(light(AMBER), vec3(1.0, 0.95, 0.88), 0.35) * (exp(-d2 / (radius * radius)) * 1.6 + 0.05 * radius / (d2 / radius + radius));
}

vec3 sparks(vec2 screen, vec3 eye, mat3 view, float zoom, float reach) {
  vec3 l = vec3(0);
  if (time < 1.0 || time > 5.7) return l;
  for (int i = 0; i < 52; i++) {
    float f = float(i);
    // The first leave together, when the lid flies off.
    bool isFirst = i < 24;
    float born = isFirst ? 1.02 + 0.1 * hash(vec2(f, 1.0)) : 1.4 + 2.7 * hash(vec2(f, 1.0));
    float life = (isFirst ? 0.8 : 1.1) + 0.8 * hash(vec2(f, 2.0));
    float age = time - born;
    if (age < 0.0 || age > life) continue;
    float heading = TURN * hash(vec2(f, 3.0));
    float speed = (isFirst ? 2.4 : 0.9) * (0.6 + 0.7 * hash(vec2(f, 4.0)));
    float spread = isFirst ? 0.95 : 0.42;
    vec3 v = vec3(cos(heading) * spread, speed, sin(heading) * spread);
    // Air slows them, warm air carries them.
    float way = (1.0 - exp(-1.9 * age)) / 1.9;
    vec2 from = (vec2(hash(vec2(f, 10.0)), hash(vec2(f, 11.0))) - 0.5) * 0.9;
    vec3 p = vec3(from.x, TOP - 0.1, from.y) + v * way * 1.3 - vec3(0, (isFirst ? 0.42 : 0.1) * age * age, 0);
    p.x += 0.06 * sin(age * 4.0 + f);
    float fade = smoothstep(0.0, 0.1, age) * pow(1.0 - age / life, 1.3);
    float radius = (0.003 + 0.0042 * hash(vec2(f, 5.0)) * hash(vec2(f, 6.0))) * (1.0 - 0.4 * age / life);
    l += spark(screen, p, eye, view, zoom, radius, reach) * fade * 1.4;
  }
  return l;
}

// The snow that the lid's fall stirs up.
float puff(vec2 screen, vec3 eye, mat3 view, float zoom) {
  float age = time - 5.12, sum = 0.0;
  if (age < 0.0 || age > 0.8) return 0.0;
  float way = (1.0 - exp(-4.0 * age)) / 4.0;
  for (int i = 0; i < 22; i++) {
    float f = float(i), heading = TURN * (f + hash(vec2(f, 8.0))) / 22.0;
    float out0 = 0.86 + way * (1.6 + hash(vec2(f, 9.0)));
    vec3 p = vec3(cos(heading) * out0, 0.03 + way * 0.35 * hash(vec2(f, 7.0)) - 0.05 * out0 * out0, sin(heading) * out0);
    vec3 seen = (p - eye) * view;
    float radius = 0.018 + 0.1 * way;
    sum += exp(-sq(length(screen - seen.xy / seen.z * zoom) / radius));
  }
  return sum * 0.16 * sq(1.0 - age / 0.8);
}

void main() {
  vec2 screen = (gl_FragCoord.xy - 0.5 * size) / size.y;
  float circle = TURN * time / span;
  vec3 eye = vec3(1.75 + 0.16 * sin(circle), 1.62 + 0.05 * cos(circle), 3.75);
  vec3 target = vec3(0.0, 1.02, 0.0);
  ahead = normalize(target - eye);
  side = normalize(cross(ahead, vec3(0, 1, 0)));
  mat3 view = mat3(side, cross(side, ahead), ahead);
  float zoom = 1.34;
  vec3 ray = normalize(view * vec3(screen, zoom));
  pose();
  medalsOut = time > 1.1 && time < 5.1;

  float reach = 20.0;
  float t = march(eye, ray, 9.0);
  float ground = entry(eye, ray, vec3(0.0, -HILL, 0.0), HILL);
  vec3 l;
  if (t > 0.0 && (ground < 0.0 || t < ground)) {
    l = surface(eye + ray * t, ray);
    reach = t;
  } else if (ground > 0.0) {
    l = snow(eye + ray * ground, ray);
    reach = ground;
  } else {
    l = sky(ray);
  }
  l += beam(eye, ray, reach, hash(gl_FragCoord.xy));
  l = mix(l, light(0x8f8ac8), clamp(puff(screen, eye, view, zoom), 0.0, 0.6));
  l += sparks(screen, eye, view, zoom, reach);
  // Bloom around the opening and the medals.
  vec3 mouth = (vec3(0.0, TOP + 0.05, 0.0) - eye) * view;
  float off = length((screen - mouth.xy / mouth.z * zoom) * vec2(0.75, 1.15));
  l += alpenglow(0.8) * glow * 0.11 * exp(-off * 5.5);
  if (medalsOut) for (int i = 0; i < 3; i++) {
    vec3 seen = (medals[i] - eye) * view;
    float far = max(length(screen - seen.xy / seen.z * zoom) - RADII[i] / seen.z * zoom, 0.0);
    l += light(METALS[i]) * 0.1 * smoothstep(0.2, 1.0, out_[i]) * exp(-far * 16.0);
  }

  l *= 1.0 - 0.4 * smoothstep(0.45, 1.1, length(screen * vec2(0.85, 1.0)));
  l = l / (1.0 + 0.45 * max(l - 0.35, 0.0));
  colour = vec4(dithered(toScreen(l)), 1.0);
}
