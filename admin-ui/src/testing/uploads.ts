/** Stands where uploads go: the test answers when it wants to. */
export class UploadStandIn {
  static last: UploadStandIn;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  sent?: FormData;
  address = '';
  open = (_: string, address: string) => void (this.address = address);
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
  send = (form: FormData) => {
    this.sent = form;
    UploadStandIn.last = this;
  };
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

/** For the tests of one file. */
export const uploadsStandIn = () => {
  const original = globalThis.XMLHttpRequest;
  beforeAll(() => (globalThis.XMLHttpRequest = UploadStandIn as never));
  afterAll(() => (globalThis.XMLHttpRequest = original));
};
