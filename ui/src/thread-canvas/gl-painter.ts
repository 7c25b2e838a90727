import type { PictureFrame } from "@placket/domain/embroidery/drawing/picture-frame";
import { drawnColors } from "@placket/domain/embroidery/drawing/thread-color";
import { fiberDepth } from "@placket/domain/embroidery/drawing/thread-light";
import { stitchTone, THREAD_SHADOW } from "@placket/domain/embroidery/drawing/thread-shadow";
import { UNITS_PER_MM } from "@placket/domain/embroidery/pattern/pattern";
import { THREAD_WIDTH_MM } from "@placket/domain/embroidery/thread/thread";
import { ATTRIBUTES, glProgram, type GlProgram } from "./gl-program.ts";
import { dropSurface, glSurface, type GlSurface } from "./gl-surface.ts";
import { type PaintedDesign, type Painter, sameFrame } from "./painter.ts";
import {
  COMPOSE_FRAGMENT,
  SHADOW_FRAGMENT,
  THREAD_FRAGMENT,
  threadReach,
  THREAD_VERTEX,
  WHOLE_VERTEX,
} from "./shaders.ts";

/** The textures of one frame, and how many pieces they show. */
interface Sheet {
  readonly frame: PictureFrame;
  readonly thread: GlSurface;
  readonly shadow: GlSurface;
  count: number;
}

/**
 * Draws with instanced boxes, one a stitch; null where WebGL2 is missing or its shaders fail. Where
 * the processor only plays a graphics card it is null too, unless `evenSlow`: there the software
 * painter is several times faster.
 */
export function glPainter(canvas: OffscreenCanvas, evenSlow = false): Painter | null {
  const gl = canvas.getContext("webgl2", {
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: !evenSlow,
  });
  if (!gl || (!evenSlow && playedByProcessor(gl))) return null;
  try {
    return painterOn(gl, canvas);
  } catch {
    // A driver that refuses the shaders is no driver; the software painter takes over.
    return null;
  }
}

/** Not every browser counts a played card as a caveat; its name tells. */
function playedByProcessor(gl: WebGL2RenderingContext): boolean {
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  const name = String(gl.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}

function painterOn(gl: WebGL2RenderingContext, canvas: OffscreenCanvas): Painter {
  const programs = {
    thread: glProgram(gl, THREAD_VERTEX, THREAD_FRAGMENT),
    shadow: glProgram(gl, THREAD_VERTEX, SHADOW_FRAGMENT),
    compose: glProgram(gl, WHOLE_VERTEX, COMPOSE_FRAGMENT),
  };
  const instances = gl.createVertexArray();
  const nothing = gl.createVertexArray();
  const [ends, colors] = [gl.createBuffer(), gl.createBuffer()];
  let sheet: Sheet | undefined;

  function drop(): void {
    dropSurface(gl, sheet?.thread);
    dropSurface(gl, sheet?.shadow);
    sheet = undefined;
  }

  return {
    kind: "webgl2",
    setDesign(design) {
      drop();
      fill(gl, ends, design.segments.ends);
      fill(gl, colors, instanceColors(design));
    },
    paint(frame, count) {
      if (gl.isContextLost()) throw new Error("The context is lost");
      if (!sheet || !sameFrame(sheet.frame, frame) || sheet.count > count) {
        drop();
        sheet = emptySheet(gl, frame);
      }
      gl.bindVertexArray(instances);
      pointAt(gl, { ends, colors }, sheet.count);
      sew(gl, programs, { sheet, instances: count - sheet.count });
      sheet.count = count;
      gl.bindVertexArray(nothing);
      [canvas.width, canvas.height] = [frame.width, frame.height];
      compose(gl, programs.compose, sheet);
      return canvas.transferToImageBitmap();
    },
    close() {
      gl.getExtension("WEBGL_lose_context")?.loseContext();
    },
  };
}

function emptySheet(gl: WebGL2RenderingContext, frame: PictureFrame): Sheet {
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
function pointAt(
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

function sew(
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

function compose(gl: WebGL2RenderingContext, { program, uniform }: GlProgram, sheet: Sheet): void {
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

function fill(gl: WebGL2RenderingContext, buffer: WebGLBuffer, values: Float32Array): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
}

/** `r, g, b` of 0 to 1 a stitch, each a little brighter or darker than its neighbors. */
function instanceColors({ segments, threads }: PaintedDesign): Float32Array {
  const palette = drawnColors(threads);
  const colors = new Float32Array(segments.count * 3);
  for (let i = 0; i < segments.count; i++) {
    const tone = stitchTone(i) / 255;
    const from = (segments.thread[i] as number) * 3;
    for (let c = 0; c < 3; c++) colors[i * 3 + c] = (palette[from + c] as number) * tone;
  }
  return colors;
}
