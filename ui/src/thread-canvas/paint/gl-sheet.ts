import type { PictureFrame } from "@placket/domain/embroidery/drawing/picture-frame";
import { fiberDepth } from "@placket/domain/embroidery/drawing/thread-light";
import { THREAD_SHADOW } from "@placket/domain/embroidery/drawing/thread-shadow";
import { UNITS_PER_MM } from "@placket/domain/embroidery/pattern/pattern";
import { THREAD_WIDTH_MM } from "@placket/domain/embroidery/thread/thread";
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
  const ratio = Math.min(1, THREAD_SHADOW.clothPxPerMm / frame.pxPerMm);
  const coarse = {
    width: Math.ceil(frame.width * ratio) + 1,
    height: Math.ceil(frame.height * ratio) + 1,
  };
  return {
    frame,
    thread: glSurface(gl, "RGBA8", frame),
    shadow: glSurface(gl, "R8", coarse),
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

export function sew(
  gl: WebGL2RenderingContext,
  programs: { thread: GlProgram; shadow: GlProgram },
  { sheet, instances }: { sheet: Sheet; instances: number },
): void {
  if (instances === 0) return;
  const { frame, thread, shadow } = sheet;
  gl.enable(gl.BLEND);
  gl.blendEquation(gl.FUNC_ADD);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  useView(gl, programs.thread, { surface: thread, frame, ...threadReach(frame.pxPerMm) });
  gl.uniform1f(programs.thread.uniform("fiber"), fiberDepth(frame.pxPerMm));
  gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, instances);

  const pxPerMm = Math.min(frame.pxPerMm, THREAD_SHADOW.clothPxPerMm);
  const radius = (THREAD_WIDTH_MM / 2) * pxPerMm;
  const shifted = {
    ...frame,
    pxPerMm,
    leftMm: frame.leftMm - THREAD_SHADOW.shiftRightMm,
    topMm: frame.topMm + THREAD_SHADOW.shiftDownMm,
  };
  gl.blendEquation(gl.MAX);
  const reach = radius + THREAD_SHADOW.clothMm * pxPerMm;
  useView(gl, programs.shadow, { surface: shadow, frame: shifted, radius, reach });
  gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, instances);
}

function useView(
  gl: WebGL2RenderingContext,
  { program, uniform }: GlProgram,
  to: { surface: GlSurface; frame: PictureFrame; radius: number; reach: number },
): void {
  const { surface, frame } = to;
  gl.useProgram(program);
  gl.bindFramebuffer(gl.FRAMEBUFFER, surface.framebuffer);
  gl.viewport(0, 0, surface.width, surface.height);
  gl.uniform3f(
    uniform("view"),
    frame.pxPerMm / UNITS_PER_MM,
    -frame.leftMm * frame.pxPerMm,
    frame.topMm * frame.pxPerMm,
  );
  gl.uniform2f(uniform("size"), surface.width, surface.height);
  gl.uniform1f(uniform("radius"), to.radius);
  gl.uniform1f(uniform("reach"), to.reach);
}

export function compose(
  gl: WebGL2RenderingContext,
  { program, uniform }: GlProgram,
  sheet: Sheet,
): void {
  const { frame, thread, shadow } = sheet;
  const ratio = Math.min(1, THREAD_SHADOW.clothPxPerMm / frame.pxPerMm);
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
