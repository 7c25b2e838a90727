import { LIGHT_Z, THREAD_LIGHT } from "@placket/domain/embroidery/drawing/thread/thread-light";
import { THREAD_SHADOW } from "@placket/domain/embroidery/drawing/thread/thread-shadow";
import { THREAD_WIDTH_MM } from "@placket/domain/embroidery/thread/thread";

const L = THREAD_LIGHT;
const S = THREAD_SHADOW;

/** The light's parts to the right and down, of a light of length 1. */
const LIGHT_XY = `vec2(${float((L.x * LIGHT_Z) / L.z)}, ${float((L.y * LIGHT_Z) / L.z)})`;

/**
 * A box around each stitch, four corners an instance. `ends` come in 0.1 mm, y upwards; `view` holds
 * pixels per 0.1 mm and the pixel place of the design's origin, y downwards; `reach` is in pixels.
 */
export const THREAD_VERTEX = `#version 300 es
precision highp float;
uniform vec3 view;
uniform vec2 size;
uniform float reach;
in vec4 ends;
in vec3 color;
out vec2 place;
flat out float span;
flat out vec3 base;
flat out vec2 lit;
void main() {
  vec2 start = view.yz + vec2(ends.x, -ends.y) * view.x;
  vec2 end = view.yz + vec2(ends.z, -ends.w) * view.x;
  span = length(end - start);
  vec2 heading = (end - start) / span;
  vec2 side = vec2(-heading.y, heading.x);
  place = vec2(
    (gl_VertexID & 1) == 0 ? -reach : span + reach,
    (gl_VertexID & 2) == 0 ? -reach : reach
  );
  base = color;
  lit = vec2(dot(heading, ${LIGHT_XY}), dot(side, ${LIGHT_XY}));
  vec2 at = start + heading * place.x + side * place.y;
  gl_Position = vec4(at.x / size.x * 2.0 - 1.0, 1.0 - at.y / size.y * 2.0, 0.0, 1.0);
}`;

/** Distance from the stitch's middle line, rounded at both holes. */
const AWAY = `
float away() {
  return length(vec2(place.x - clamp(place.x, 0.0, span), place.y));
}`;

/** The same light as the software drawing's, point by point; premultiplied. */
export const THREAD_FRAGMENT = `#version 300 es
precision highp float;
uniform float radius;
uniform float reach;
uniform float fiber;
in vec2 place;
flat in float span;
flat in vec3 base;
flat in vec2 lit;
out vec4 result;
const float PI = 3.14159265;
${AWAY}
float glossAlong(float t) {
  float rise = ${float(L.arch)} * (1.0 - 2.0 * t);
  float len = sqrt(1.0 + rise * rise);
  float toLight = (lit.x + rise * ${float(LIGHT_Z)}) / len;
  float toEye = rise / len;
  float lobe = max(0.0, sqrt((1.0 - toLight * toLight) * (1.0 - toEye * toEye)) - toLight * toEye);
  float p2 = lobe * lobe;
  float p4 = p2 * p2;
  float p8 = p4 * p4;
  return ${float(L.gloss)} * p8 * p8 * p4 * p2;
}
float strand(float v, float u) {
  float crowded = v * (1.0 + 0.3 * v * v) * ${float(L.fiberAcross)};
  float along = u * ${float(L.fiberAlong)};
  return 0.6 * sin(PI * (crowded + along)) + 0.4 * sin(PI * (1.7 * crowded - 0.4 * along));
}
void main() {
  float distance = away();
  if (distance >= reach) discard;
  float cover = clamp(radius + 0.5 - distance, 0.0, 1.0);
  float past = min(1.0, (reach - distance) / (reach - radius));
  float alpha = 1.0 - (1.0 - cover) * (1.0 - ${float(S.seamAlpha)} * past * past);
  if (cover == 0.0) {
    result = vec4(0.0, 0.0, 0.0, alpha);
    return;
  }
  float v = clamp(place.y / radius, -1.0, 1.0);
  float t = clamp(place.x / span, 0.0, 1.0);
  float u = place.x / radius * 0.5;
  float height = sqrt(1.0 - v * v);
  float bend = ${float(L.twist)} * sin(PI * (${float(L.twistAlong)} * u + ${float(L.twistAcross)} * v))
    - ${float(L.arch)} * (1.0 - 2.0 * t);
  float towards = (v * lit.y + bend * lit.x + height * ${float(LIGHT_Z)}) / sqrt(1.0 + bend * bend);
  float edge = v * v;
  float end = (1.0 - 2.0 * t) * (1.0 - 2.0 * t);
  float end4 = end * end;
  float occlusion = (1.0 - ${float(L.edgeShade)} * edge * edge) * (1.0 - ${float(L.endShade)} * end4 * end4);
  float fibers = fiber > 0.0 ? 1.0 + fiber * strand(v, u) : 1.0;
  float bright = (${float(L.ambient)} + ${float(L.lamp)} * max(0.0, towards)) * occlusion * fibers;
  float gleam = glossAlong(t) * height * fibers;
  vec3 shown = base * (bright + gleam * ${float(L.glossTint)}) + gleam * ${float(1 - L.glossTint)};
  result = vec4(min(shown, 1.0) * cover, alpha);
}`;

/** A triangle over the whole picture. */
export const WHOLE_VERTEX = `#version 300 es
precision highp float;
out vec2 at;
void main() {
  at = vec2(gl_VertexID == 1 ? 2.0 : 0.0, gl_VertexID == 2 ? 2.0 : 0.0);
  gl_Position = vec4(at * 2.0 - 1.0, 0.0, 1.0);
}`;

/**
 * Darkness on the cloth, into the red channel, from the thread around each coarse pixel. `scale` is
 * coarse pixels to the thread's texture, `shift` where the shadow comes from, `reach` its extent in
 * coarse pixels.
 */
export const SHADOW_FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D thread;
uniform vec2 scale;
uniform vec2 shift;
uniform float reach;
uniform float rows;
out vec4 result;
void main() {
  int most = int(reach);
  vec2 here = vec2(gl_FragCoord.x, rows - gl_FragCoord.y);
  float dark = 0.0;
  for (int y = -most; y <= most; y++) {
    for (int x = -most; x <= most; x++) {
      vec2 away = vec2(float(x), float(y));
      float near = max(0.0, 1.0 - length(away) / reach);
      vec2 from = (here + away) * scale - shift;
      dark = max(dark, texture(thread, vec2(from.x, 1.0 - from.y)).a * near * near);
    }
  }
  result = vec4(${float(S.clothAlpha)} * dark, 0.0, 0.0, 1.0);
}`;

/** Thread over its shadow on the cloth; `cut` is the part of the shadow that the picture shows. */
export const COMPOSE_FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D thread;
uniform sampler2D shadow;
uniform vec2 cut;
in vec2 at;
out vec4 result;
void main() {
  vec4 sewn = texture(thread, at);
  vec2 below = vec2(at.x * cut.x, 1.0 - (1.0 - at.y) * cut.y);
  result = vec4(sewn.rgb, sewn.a + (1.0 - sewn.a) * texture(shadow, below).r);
}`;

/** Radius and reach of a thread with its dark seam, in pixels, as the software drawing has them. */
export function threadReach(pxPerMm: number): { radius: number; reach: number } {
  const radius = Math.max(0.5, (THREAD_WIDTH_MM / 2) * pxPerMm);
  return { radius, reach: radius + Math.max(0.5, S.seamMm * pxPerMm) };
}

/** A number as GLSL wants it, with a point. */
function float(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : String(value);
}
