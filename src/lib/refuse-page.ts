/** Worded as browsers do, to be reported as a lost connection. */
export function nobodyAnswered(): TypeError {
  return new TypeError('Failed to fetch');
}

/** Returns the answer, but throws for a web page, as captive networks answer: we never request one. */
export function refusePage(response: Response): Response {
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && /html\b/i.test(type)) throw nobodyAnswered();
  return response;
}
