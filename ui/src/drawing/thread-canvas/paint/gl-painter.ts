import { drawnColors } from "@placket/domain/embroidery/drawing/thread/thread-color";
import { stitchTone } from "@placket/domain/embroidery/drawing/thread/thread-shadow";
import { glProgram } from "./gl-program.ts";
import { castShadow, compose, emptySheet, pointAt, sew, type Sheet } from "./gl-sheet.ts";
import { dropSurface } from "./gl-surface.ts";
import { type PaintedDesign, type Painter, sameFrame } from "./painter.ts";
import {
  COMPOSE_FRAGMENT,
  SHADOW_FRAGMENT,
  THREAD_FRAGMENT,
  THREAD_VERTEX,
  WHOLE_VERTEX,
} from "./shaders.ts";

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
    shadow: glProgram(gl, WHOLE_VERTEX, SHADOW_FRAGMENT),
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
      sew(gl, programs.thread, { sheet, instances: count - sheet.count });
      sheet.count = count;
      gl.bindVertexArray(nothing);
      castShadow(gl, programs.shadow, sheet);
      [canvas.width, canvas.height] = [frame.width, frame.height];
      compose(gl, programs.compose, sheet);
      return canvas.transferToImageBitmap();
    },
    close() {
      gl.getExtension("WEBGL_lose_context")?.loseContext();
    },
  };
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
