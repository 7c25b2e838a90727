import { shadowSize } from "@placket/domain/embroidery/drawing/cloth-shadow";
import type { PictureFrame } from "@placket/domain/embroidery/drawing/picture-frame";
import { fiberDepth } from "@placket/domain/embroidery/drawing/thread/thread-light";
import { THREAD_SHADOW } from "@placket/domain/embroidery/drawing/thread/thread-shadow";
import { UNITS_PER_MM } from "@placket/domain/embroidery/pattern/pattern";
import { ATTRIBUTES, type GlProgram } from "./gl-program.ts";
import { glSurface, type GlSurface } from "./gl-surface.ts";
import { threadReach } from "./shaders.ts";

/** The textures of one frame, and how many pieces they show. */
export interface Sheet {
  readonly frame: PictureFrame;
  readonly thread: GlSurface;
  readonly shadow: GlSurface;
  count: number;
}

/** Throws where the card holds no picture of this size. */
export function emptySheet(gl: WebGL2RenderingContext, frame: PictureFrame): Sheet {
  const most = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number;
  if (Math.max(frame.width, frame.height) > most) throw new Error("Too large for this card");
  return {
    frame,
    thread: glSurface(gl, "RGBA8", frame),
    shadow: glSurface(gl, "R8", shadowSize(frame)),
    count: 0,
  };
}

/** The pieces from `first` on: WebGL2 has no other way to begin amidst the instances. */
export function pointAt(
  gl: WebGL2RenderingContext,
  { ends, colors }: { ends: WebGLBuffer; colors: WebGLBuffer },
  first: number,
): void {
  for (const [place, buffer, size] of [
    [ATTRIBUTES.ends, ends, 4],
    [ATTRIBUTES.color, colors, 3],
  ] as const) {
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, size, gl.FLOAT, false, 0, first * size * 4);
    gl.vertexAttribDivisor(place, 1);
  }
}

/** Sews so many pieces more, from where `pointAt` points. */
export function sew(
  gl: WebGL2RenderingContext,
  { program, uniform }: GlProgram,
  { sheet, instances }: { sheet: Sheet; instances: number },
): void {
  if (instances === 0) return;
  const { frame, thread } = sheet;
  const { radius, reach } = threadReach(frame.pxPerMm);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  drawOn(gl, program, thread);
  gl.uniform3f(
    uniform("view"),
    frame.pxPerMm / UNITS_PER_MM,
    -frame.leftMm * frame.pxPerMm,
    frame.topMm * frame.pxPerMm,
  );
  gl.uniform2f(uniform("size"), frame.width, frame.height);
  gl.uniform1f(uniform("radius"), radius);
  gl.uniform1f(uniform("reach"), reach);
  gl.uniform1f(uniform("fiber"), fiberDepth(frame.pxPerMm));
  gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, instances);
}

/** Darkens the cloth below all that is sewn. */
export function castShadow(
  gl: WebGL2RenderingContext,
  { program, uniform }: GlProgram,
  { frame, thread, shadow }: Sheet,
): void {
  const { ratio } = shadowSize(frame);
  const { shiftRightMm, shiftDownMm, clothMm } = THREAD_SHADOW;
  gl.disable(gl.BLEND);
  drawOn(gl, program, shadow);
  gl.bindTexture(gl.TEXTURE_2D, thread.texture);
  gl.uniform1i(uniform("thread"), 0);
  gl.uniform2f(uniform("scale"), 1 / ratio / frame.width, 1 / ratio / frame.height);
  gl.uniform2f(
    uniform("shift"),
    (shiftRightMm * frame.pxPerMm) / frame.width,
    (shiftDownMm * frame.pxPerMm) / frame.height,
  );
  gl.uniform1f(uniform("reach"), clothMm * frame.pxPerMm * ratio);
  gl.uniform1f(uniform("rows"), shadow.height);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}

/** Thread over its shadow, on the canvas itself. */
export function compose(
  gl: WebGL2RenderingContext,
  { program, uniform }: GlProgram,
  sheet: Sheet,
): void {
  const { frame, thread, shadow } = sheet;
  const { ratio } = shadowSize(frame);
  gl.disable(gl.BLEND);
  gl.useProgram(program);
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.viewport(0, 0, frame.width, frame.height);
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, thread.texture);
  gl.activeTexture(gl.TEXTURE1);
  gl.bindTexture(gl.TEXTURE_2D, shadow.texture);
  gl.activeTexture(gl.TEXTURE0);
  gl.uniform1i(uniform("thread"), 0);
  gl.uniform1i(uniform("shadow"), 1);
  gl.uniform2f(
    uniform("cut"),
    (frame.width * ratio) / shadow.width,
    (frame.height * ratio) / shadow.height,
  );
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}

function drawOn(gl: WebGL2RenderingContext, program: WebGLProgram, surface: GlSurface): void {
  gl.useProgram(program);
  gl.bindFramebuffer(gl.FRAMEBUFFER, surface.framebuffer);
  gl.viewport(0, 0, surface.width, surface.height);
}
