import { APICallError } from 'ai';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { makeWork } from '../../../../testing/analyst-calls.ts';
import { FunctionError } from '../function-error.ts';
import { askModel, type Question } from './ask-model.ts';
import { loadModel, type ModelSettings } from './load-model.ts';
import { scriptedModel, spoken, type Step } from './scripted-model.fixture.ts';

const ANSWER = { element: 'Wall' };
const JSON_ANSWER = JSON.stringify(ANSWER);

function makeQuestion(changes: Partial<Question<typeof ANSWER>> = {}): Question<typeof ANSWER> {
  return {
    task: 'photo',
    instructions: 'Report.',
    content: [
      { type: 'text', text: 'The report.' },
      { type: 'text', text: 'The photo:' },
    ],
    schema: z.object({ element: z.string() }),
    objection: ({ element }) => (element === 'Safe wall' ? 'it gave an assurance.' : null),
    ...changes,
  };
}

async function trial(steps: Step[], changes: Partial<ModelSettings> = {}) {
  const server = scriptedModel(...steps);
  const model = await loadModel({ provider: 'openai', model: 'gpt-5', ...changes }, server);
  const work = makeWork();
  const ask = (question = makeQuestion()) => askModel(question, { model, work });
  return { server, model, work, ask };
}

function refused(message: string, statusCode = 400): APICallError {
  const url = 'https://provider.example';
  return new APICallError({ message, url, requestBodyValues: {}, statusCode });
}

describe('an answer', () => {
  it.each<[string, Step]>([
    ['as it should be', JSON_ANSWER],
    ['in a fence', '```json\n{"element": "Wall"}\n```'],
    [
      'in a fence with friendly words',
      `Sure! Here it is:\n\n\`\`\`json\n${JSON_ANSWER}\n\`\`\`\nI hope it helps.`,
    ],
    ['in prose', `The row is ${JSON_ANSWER}. Let me know.`],
    ['after thoughts', `<think>A {wall}? {"element": "Roof"} or a wall.</think>\n${JSON_ANSWER}`],
    [
      'after thoughts that were opened by the template',
      `It is a wall.\n</think>\n\n${JSON_ANSWER}`,
    ],
    ['after thoughts by another name', `<thinking>Hm.</thinking>${JSON_ANSWER}`],
    ['in thoughts that were not closed', `<think>I say ${JSON_ANSWER}`],
    ['in its thoughts alone', spoken('', 'stop', `The answer: ${JSON_ANSWER}`)],
    ['in a list of one', `[${JSON_ANSWER}]`],
    ['complete, though the text after it broke off', spoken(`${JSON_ANSWER}\nAnd furth`, 'length')],
    ['after a quoted form', `The form is {"element": 1}. So: ${JSON_ANSWER}`],
    ['with brackets in a text', '{"element": "Wall", "note": "the } of {"}'],
  ])('is read %s, in one question', async (_, step) => {
    const read = (value: unknown) => {
      const one: unknown = Array.isArray(value) ? value[0] : value;
      const { data } = z.object({ element: z.string() }).safeParse(one);
      return data ?? { unreadable: 'element is missing.' };
    };
    const { ask, server } = await trial([step, 'never']);
    expect(await ask(makeQuestion({ read }))).toEqual({ answer: ANSWER, objection: null });
    expect(server.doStreamCalls).toHaveLength(1);
  });

  it('is counted with what it took', async () => {
    const { ask, work } = await trial(['nothing', JSON_ANSWER]);
    await ask();
    expect(work.usages).toMatchObject([
      { questions: 1, input_tokens: 1000, output_tokens: 50 },
      { questions: 1, input_tokens: 1000, output_tokens: 50 },
    ]);
  });
});

describe('a second question', () => {
  it('quotes the first answer and names what is wrong with it', async () => {
    const { ask, server } = await trial([{ element: 'Safe wall' }, ANSWER]);
    expect(await ask()).toEqual({ answer: ANSWER, objection: null });
    const [first, second] = server.doStreamCalls;
    expect(second?.prompt.slice(0, 2)).toEqual(first?.prompt);
    const [answer, complaint] = second?.prompt.slice(2) ?? [];
    expect(answer).toMatchObject({ role: 'assistant' });
    expect(JSON.stringify(answer)).toContain('Safe wall');
    expect(JSON.stringify(complaint)).toContain('it gave an assurance.');
  });

  it('says which field was unreadable, and quotes no more than an honest answer is long', async () => {
    const { ask, server } = await trial([`{"item": "${'x'.repeat(50_000)}"}`, ANSWER]);
    await ask();
    const said = JSON.stringify(server.doStreamCalls[1]?.prompt);
    expect(said).toContain('at element');
    expect(said.length).toBeLessThan(20_000);
  });

  it('quotes nothing where nothing was said', async () => {
    const { ask, server } = await trial(['', ANSWER]);
    await ask();
    expect(server.doStreamCalls[1]?.prompt.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'user',
    ]);
  });

  it('leaves what still is wrong to whoever asked', async () => {
    const wrong = { element: 'Safe wall' };
    const { ask } = await trial([wrong]);
    expect(await ask()).toEqual({ answer: wrong, objection: 'it gave an assurance.' });
  });

  it.each<[string, Step]>([
    ['is worse', 'no JSON at all'],
    ['is withheld', spoken('', 'content-filter')],
    ['never comes', refused('bad key', 401)],
  ])('whose answer %s leaves the first one', async (_, second) => {
    const wrong = { element: 'Safe wall' };
    const { ask } = await trial([wrong, second]);
    expect(await ask()).toEqual({ answer: wrong, objection: 'it gave an assurance.' });
  });

  it('is not asked when no more may be: a readable answer stands, any other fails', async () => {
    const spentUp = () => Promise.reject(new FunctionError('allowance_used_up', 'Tomorrow.'));
    const readable = await trial([{ element: 'Safe wall' }]);
    vi.spyOn(readable.work, 'mayAskAgain').mockImplementation(spentUp);
    expect(await readable.ask()).toMatchObject({ objection: 'it gave an assurance.' });
    const unreadable = await trial(['nothing']);
    vi.spyOn(unreadable.work, 'mayAskAgain').mockImplementation(spentUp);
    await expect(unreadable.ask()).rejects.toMatchObject({ code: 'allowance_used_up' });
    expect(unreadable.server.doStreamCalls).toHaveLength(1);
  });

  it.each([
    ['a wall, I think', 'analyst_answer_invalid', /twice/],
    ['', 'analyst_answer_empty', /empty.*AI_MODEL/],
    ["I'm sorry, I can't help with that.", 'analyst_refused', /declined/],
    ['Es tut mir leid, dabei kann ich nicht helfen.', 'analyst_refused', /declined/],
    ['Przykro mi, nie mogę w tym pomóc.', 'analyst_refused', /declined/],
  ])('that is answered with "%s" again is %s', async (text, code, message) => {
    const { ask } = await trial([text]);
    await expect(ask()).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    });
  });
});

describe('an answer that is cut at its length', () => {
  const CUT = spoken('{"element": "Wall, wall, wall', 'length');
  const OF_THOUGHTS = spoken('', 'length', 'Is it a wall? Is it');
  const listRooms = ({ doStreamCalls }: { doStreamCalls: { maxOutputTokens?: number }[] }) =>
    doStreamCalls.map(({ maxOutputTokens }) => maxOutputTokens);

  it.each([
    ['in the middle', CUT],
    ['in its thoughts', OF_THOUGHTS],
  ])('%s is asked for with twice the room, which later questions begin with', async (_, cut) => {
    const { ask, server } = await trial([cut, ANSWER, ANSWER]);
    expect(await ask()).toEqual({ answer: ANSWER, objection: null });
    await ask();
    expect(listRooms(server)).toEqual([8000, 16_000, 16_000]);
    expect(JSON.stringify(server.doStreamCalls[1]?.prompt)).not.toContain('wall, wall');
  });

  it('has four times the room at most, and then says that it was cut and what to do', async () => {
    const { ask, server } = await trial([CUT]);
    const cut = {
      code: 'analyst_answer_cut',
      message: expect.stringMatching(/AI_MODEL/) as string,
    };
    for (let photo = 0; photo < 3; photo += 1) await expect(ask()).rejects.toMatchObject(cut);
    expect(listRooms(server)).toEqual([8000, 16_000, 16_000, 32_000, 32_000, 32_000]);
  });

  it('leaves the question half of what the model reads', async () => {
    const { ask, server } = await trial([CUT, ANSWER], { contextTokens: 20_000 });
    await ask();
    expect(listRooms(server)).toEqual([8000, 10_000]);
  });

  it('has no more room for other tasks', async () => {
    const { ask, server } = await trial([CUT, ANSWER, ANSWER]);
    await ask();
    await ask(makeQuestion({ task: 'judge' }));
    expect(listRooms(server).at(-1)).toBe(4000);
  });
});

describe('the form of a question', () => {
  const NO_SCHEMA = refused("'response_format.type' json_schema is not supported");
  const NO_OBJECT = refused("'response_format.type' must be 'json_schema' or 'text'");
  const formats = (server: { doStreamCalls: { responseFormat?: unknown }[] }) =>
    server.doStreamCalls.map(({ responseFormat }) => {
      const { type, schema } = (responseFormat ?? {}) as { type?: string; schema?: object };
      return type === 'json' ? (schema ? 'schema' : 'object') : 'plain';
    });

  it('falls back where a server takes no schema, and no JSON mode, and is remembered', async () => {
    const { ask, server, model, work } = await trial([NO_SCHEMA, NO_OBJECT, JSON_ANSWER]);
    await ask();
    await ask();
    expect(formats(server)).toEqual(['schema', 'object', 'plain', 'plain']);
    expect(model.forms.current().json).toBe('plain');
    const [system] = server.doStreamCalls[2]?.prompt ?? [];
    expect(JSON.stringify(system)).toContain('"required\\":[\\"element');
    expect(work.usages).toHaveLength(2);
  });

  it('is not changed by a failure that has other grounds', async () => {
    const { ask, model } = await trial([refused('something odd')]);
    await expect(ask()).rejects.toMatchObject({ code: 'analyst_answer_invalid' });
    expect(model.forms.current().json).toBe('schema');
  });

  it('gives up a wish for effort, a limit or several photos where a server refuses it', async () => {
    const { ask, server, model } = await trial([
      refused('Unsupported parameter: reasoning_effort'),
      refused("'max_tokens' is too large: 8000. Maximum context length is 4096."),
      refused('At most 1 image(s) may be provided in one request.'),
      ANSWER,
    ]);
    const photo = (byte: number) => ({
      type: 'file' as const,
      data: new Uint8Array([255, 216, 255, byte]),
      mediaType: 'image/jpeg',
    });
    await ask(makeQuestion({ content: [photo(1), { type: 'text', text: 'and' }, photo(2)] }));
    expect(server.doStreamCalls[0]).toMatchObject({ reasoning: 'low', maxOutputTokens: 8000 });
    const last = server.doStreamCalls.at(-1);
    expect(last?.reasoning).not.toBe('low');
    expect(last?.maxOutputTokens).toBeUndefined();
    const [, user] = last?.prompt ?? [];
    const files = Array.isArray(user?.content)
      ? user.content.flatMap((part) => (part.type === 'file' ? [JSON.stringify(part.data)] : []))
      : [];
    expect(files).toHaveLength(1);
    expect(files[0]).toContain('"3":2');
    expect(model.forms.current()).toEqual({
      json: 'schema',
      hasEffort: false,
      hasOutputLimit: false,
      hasUsage: true,
      hasManyImages: false,
    });
  });

  it('asks for effort only of models that think, and none of Ollama’s', async () => {
    for (const [provider, model, effort] of [
      ['openai', 'gpt-4.1', 'provider-default'],
      ['google', 'gemini-2.5-flash', 'low'],
      ['anthropic', 'claude-sonnet-4-5', 'provider-default'],
      ['openai-compatible', 'gpt-5', 'provider-default'],
      ['ollama', 'qwen3-vl', 'none'],
    ] as const) {
      const { ask, server } = await trial([ANSWER], { provider, model });
      await ask();
      expect([model, server.doStreamCalls[0]?.reasoning ?? 'provider-default']).toEqual([
        model,
        effort,
      ]);
    }
  });

  it('marks the last of the parts that stay for Anthropic’s cache, or the instructions', async () => {
    const { ask, server } = await trial([ANSWER]);
    await ask(makeQuestion({ stableParts: 1 }));
    await ask();
    const marked = server.doStreamCalls.map(({ prompt }) =>
      prompt.flatMap(({ role, content, providerOptions }) => [
        ...(providerOptions?.['anthropic'] ? [role] : []),
        ...(typeof content === 'string' ? [] : content).flatMap((part, index) =>
          part.providerOptions?.['anthropic'] ? [`${role} ${index}`] : [],
        ),
      ]),
    );
    expect(marked).toEqual([['user 0'], ['system']]);
  });
});
