/** A texture that is drawn into. */
export interface GlSurface {
  readonly width: number;
  readonly height: number;
  readonly texture: WebGLTexture;
  readonly framebuffer: WebGLFramebuffer;
}

/** An empty surface; `format` is RGBA8 for thread, R8 for shadow. */
export function glSurface(
  gl: WebGL2RenderingContext,
  format: "RGBA8" | "R8",
  { width, height }: { width: number; height: number },
): GlSurface {
  const texture = gl.createTexture();
  const framebuffer = gl.createFramebuffer();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl[format], width, height);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  gl.clearColor(0, 0, 0, 0);
  gl.clear(gl.COLOR_BUFFER_BIT);
  return { width, height, texture, framebuffer };
}

export function dropSurface(gl: WebGL2RenderingContext, surface: GlSurface | undefined): void {
  if (!surface) return;
  gl.deleteFramebuffer(surface.framebuffer);
  gl.deleteTexture(surface.texture);
}
