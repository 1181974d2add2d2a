/** Sends a request through the global `fetch`, so that a test answers uploads like every other request. */
export class XhrByFetch extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  private path = '';
  private readonly headers: Record<string, string> = {};
  private readonly stop = new AbortController();
  private answer: Response | null = null;

  open(_method: string, path: string) {
    this.path = path;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return this.answer?.headers?.get(name) ?? null;
  }
  abort() {
    this.stop.abort();
    this.dispatchEvent(new Event('abort'));
  }
  send(body: FormData) {
    void this.exchange(body).then(
      () => this.dispatchEvent(new Event('load')),
      () => this.stop.signal.aborted || this.dispatchEvent(new Event('error')),
    );
  }

  private async exchange(body: FormData) {
    const { headers } = this;
    const answer = await fetch(this.path, { method: 'POST', body, headers });
    this.answer = answer;
    this.status = answer.status;
    this.responseText = JSON.stringify(await answer.json().catch(() => null));
  }
}
