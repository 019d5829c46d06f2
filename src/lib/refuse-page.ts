/** As browsers say it, so that it is put into words as any lost connection. */
export function nobodyAnswered(): TypeError {
  return new TypeError('Failed to fetch');
}

/** The same answer, unless it is the page of a network that answers in the server's name: nothing we ask for is one. */
export function refusePage(response: Response): Response {
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && /html\b/i.test(type)) throw nobodyAnswered();
  return response;
}
