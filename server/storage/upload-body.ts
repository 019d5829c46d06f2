/**
 * A browser's upload comes as a form: supabase-js puts the file under an empty name, where Supabase takes
 * it from and the library does not look. This hands on the file alone, as a plain body of known
 * length. Any other request passes as it is. The form is read into memory as a whole, bounded by the
 * body limit in front. Gives null for a form without a file.
 */
export async function withPlainBody(request: Request): Promise<Request | null> {
  const isUpload = request.method === 'POST' || request.method === 'PUT';
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  if (!isUpload || !isForm) return request;

  const file = await fileIn(request);
  if (!file) return null;
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type.split(';', 1)[0]?.trim() || 'application/octet-stream');
  headers.set('content-length', String(file.size));
  return new Request(request.url, {
    method: request.method,
    headers,
    body: file,
    signal: request.signal,
  });
}

async function fileIn(request: Request): Promise<File | null> {
  try {
    const form = await request.formData();
    return [...form.values()].find((value) => value instanceof File) ?? null;
  } catch {
    // A form that was cut off or is not one.
    return null;
  }
}
