/** A linked program and the places of its inputs. */
export interface GlProgram {
  readonly program: WebGLProgram;
  /** Place of a uniform; a name the shader does not have is a bug. */
  readonly uniform: (name: string) => WebGLUniformLocation;
}

/** Attributes that every program of this folder reads at the same places. */
export const ATTRIBUTES = { ends: 0, color: 1 } as const;

/** Compiles and links; throws what the driver says, which only a broken shader or driver can cause. */
export function glProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): GlProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error("The context is lost");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  for (const [name, place] of Object.entries(ATTRIBUTES)) {
    gl.bindAttribLocation(program, place, name);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    throw new Error(gl.getProgramInfoLog(program) ?? "The context is lost");
  }
  return {
    program,
    uniform(name) {
      const place = gl.getUniformLocation(program, name);
      if (place === null) throw new Error(`No uniform ${name}`);
      return place;
    },
  };
}
