/** A drawing that may stand in a page: shapes and nothing else. */
export interface SvgDrawing {
  /** `0 0 120 32` */
  readonly viewBox: string;
  /** Its elements as SVG. */
  readonly body: string;
}
