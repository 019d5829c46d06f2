import { generateText, type LanguageModel, Output, streamText } from 'ai';
import { z } from 'zod';

/** The form of `makeModelAnswer()`, as a caller demands it. */
const rowSchema = z.object({
  visible: z.string(),
  scale: z.object({ visible: z.boolean(), reading: z.string() }),
  outcome: z.string(),
  element: z.string(),
  defects: z.array(
    z.object({
      what: z.string(),
      where: z.string(),
      form: z.string(),
      extent: z.string(),
      severity: z.string(),
    }),
  ),
  cause: z.string(),
  not_judged: z.string(),
  recommendation: z.object({ measure: z.string(), who: z.string() }),
  urgency: z.string(),
  confidence: z.number(),
});

export const TINY_PHOTO = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

interface Asking {
  photo?: Uint8Array | null;
  isStreamed?: boolean;
  instructions?: string;
  maxRetries?: number;
  signal?: AbortSignal;
  maxOutputTokens?: number;
}

function buildRequest(model: LanguageModel, asking: Asking) {
  const { photo = TINY_PHOTO, instructions = 'Write a row as JSON.', maxRetries = 0 } = asking;
  return {
    model,
    instructions,
    messages: [
      {
        role: 'user' as const,
        content: [
          { type: 'text' as const, text: 'The photo:' },
          ...(photo === null
            ? []
            : [{ type: 'file' as const, data: photo, mediaType: 'image/jpeg' }]),
        ],
      },
    ],
    maxRetries,
    ...(asking.maxOutputTokens && { maxOutputTokens: asking.maxOutputTokens }),
    ...(asking.signal && { abortSignal: asking.signal }),
  };
}

/** The AI SDK's text of an answer, with nothing parsed. */
export async function askForText(model: LanguageModel, asking: Asking = {}) {
  const request = buildRequest(model, asking);
  if (asking.isStreamed) {
    const result = streamText({ ...request, onError: () => undefined });
    await readToItsEnd(result.stream);
    return {
      text: await result.text,
      reasoning: await result.reasoningText,
      finishReason: await result.finishReason,
      usage: await result.usage,
    };
  }
  const { text, reasoningText, finishReason, usage } = await generateText(request);
  return { text, reasoning: reasoningText, finishReason, usage };
}

/** A row demanded by its schema and read by the AI SDK. */
export async function askForRow(model: LanguageModel, asking: Asking = {}) {
  const request = { ...buildRequest(model, asking), output: Output.object({ schema: rowSchema }) };
  if (asking.isStreamed) {
    const result = streamText({ ...request, onError: () => undefined });
    await readToItsEnd(result.stream);
    return {
      row: await result.output,
      finishReason: await result.finishReason,
      usage: await result.usage,
    };
  }
  const { output, finishReason, usage } = await generateText(request);
  return { row: output, finishReason, usage };
}

/** A stream tells its failure as a part; what is left without an answer knows only that there is none. */
async function readToItsEnd(stream: AsyncIterable<{ type: string; error?: unknown }>) {
  for await (const part of stream) {
    if (part.type === 'error') throw part.error as Error;
    if (part.type === 'abort') throw new DOMException('The caller hung up.', 'AbortError');
  }
}
