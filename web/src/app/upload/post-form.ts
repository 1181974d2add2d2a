export interface Sending {
  /** Called with the percent of the bytes that are sent, 0 to 100. */
  onProgress?: (percent: number) => void;
  /** Stops the request. */
  signal?: AbortSignal;
  /** The version that it starts from. */
  version?: number;
}

export interface Posted {
  status: number;
  /** The answer read as JSON; null where it is none. */
  body: unknown;
  retryAfter: string | null;
}

/**
 * Posts a form and reports its progress, which `fetch` cannot. The header shows the server that a page of ours sent it,
 * which a form cannot do. Rejects as `fetch` does: with a TypeError when nothing came back, an AbortError when it was
 * stopped.
 */
export function postForm(
  path: string,
  form: FormData,
  { onProgress, signal, version }: Sending,
): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('X-Requested-With', 'roofline');
    if (version !== undefined) request.setRequestHeader('If-Match', `"${version}"`);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(Math.round((100 * loaded) / total));
    });
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        body: jsonOf(request.responseText),
        retryAfter: request.getResponseHeader('Retry-After'),
      }),
    );
    request.addEventListener('error', () => reject(new TypeError('Nothing came back.')));
    request.addEventListener('abort', () => reject(new DOMException('It was stopped.', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
