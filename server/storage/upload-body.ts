import { withBody } from '../http/json-body.ts';

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
  return withBody(request, file, file.type.split(';', 1)[0]?.trim() || 'application/octet-stream');
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
