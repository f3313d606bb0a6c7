import { ServerResponse } from 'node:http';

/**
 * A response whose head can be given as one text. `writeHead` composes and checks each header of each response, which is
 * a seventh of what a page from the cache costs. The three fields are Node's own, under the names that it and packages
 * around it have used since its first versions; `page-head.test.ts` compares what is sent with `writeHead`.
 */
export class PreparedResponse extends ServerResponse {
  declare private _header: string | null;
  declare private _headerSent: boolean;
  declare private _hasBody: boolean;

  /**
   * Instead of `writeHead`. `head`: the status line and all headers, also those that Node adds itself, up to the empty line.
   * They are sent as they are. Only where `canKeepAlive`: the connection stays open after it.
   */
  writePreparedHead(status: number, head: string): void {
    this.statusCode = status;
    if (status === 304) this._hasBody = false;
    this._header = head;
    this._headerSent = false;
  }

  /** Whether the client wants to use the connection again and sends nothing more of this request. */
  get canKeepAlive(): boolean {
    return this.shouldKeepAlive && this.req.headers.expect === undefined;
  }
}
