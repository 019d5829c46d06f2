import { totalmem } from 'node:os';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { patientFetch } from '../analyst/patient-fetch.ts';
import type { ChosenModel } from '../analyst/chosen-model.ts';
import { type ModelChoice, modelChoiceSchema } from '../analyst/model-choice.ts';
import { ModelDownload } from '../analyst/model-download.ts';
import { explainTrial } from '../analyst/trial-failure.ts';
import type { Operators } from '../operator/find-operators.ts';
import { FunctionError } from '../../supabase/functions/_shared/function-error.ts';
import { keepAlive } from '../../supabase/functions/_shared/kept-alive.ts';
import { missingSetting } from '../../supabase/functions/_shared/model/missing-setting.ts';
import { modelServer } from '../analyst/model-server.ts';
import { type LocalServer, localServers, usualPlaces } from './local-models.ts';
import { ownOriginsOnly } from './own-origins.ts';
import { readOllamaSizes, recommendModel } from './recommend-model.ts';
import { refusal, tooLarge } from './refusal.ts';

const MAX_BODY_BYTES = 8 * 1024;

/** As Ollama names models: a name, or a path to one, with a tag. */
const downloadSchema = z.strictObject({
  model: z.string().regex(/^[\w][\w./:-]{0,199}$/),
});

export interface ModelRoutesParts {
  origins: string[];
  operators: Operators;
  chosen: ChosenModel;
  /** Ollama's port on this machine. */
  ollamaPort: number;
  /** True when people with accounts know who runs the host; they may then see whom to ask. */
  isAmongPeople(): boolean;
  /** Finds the model servers on this machine; replaced in tests. */
  findServers?: () => Promise<LocalServer[]>;
}

/**
 * /model: the serving model, without its key and address, for everybody signed in; finding,
 * downloading, trying and choosing one, for operators alone.
 */
export function modelRoutes(parts: ModelRoutesParts): Hono {
  const { origins, operators, chosen, ollamaPort, isAmongPeople } = parts;
  const findServers = parts.findServers ?? (() => localServers(usualPlaces(ollamaPort)));
  const ollama = `http://127.0.0.1:${ollamaPort}`;
  let search: Promise<LocalServer[]> | null = null;
  const routes = new Hono();
  // This also matches /model itself.
  routes.use(
    '/model/*',
    ownOriginsOnly(origins),
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => tooLarge() }),
  );

  routes.get('/model', async (c) => {
    const isOperator = await operators.isAsking(c);
    if (isOperator === null) return signInFirst();
    const { isFixed, photosGoTo, served } = chosen;
    const ask = isOperator || !isAmongPeople() ? [] : await operators.addresses();
    const choice = isOperator ? withoutKey(chosen.choice) : null;
    return c.json({ serves: served.analyst.name, isFixed, isOperator, photosGoTo, choice, ask });
  });

  // All routes from here on are for operators.
  routes.use('/model/*', async (c, next) => {
    const isOperator = await operators.isAsking(c);
    if (isOperator === null) return signInFirst();
    if (!isOperator) {
      return refusal(403, 'not_operator', 'Only an operator may choose the model.');
    }
    return chosen.isFixed
      ? refusal(409, 'model_fixed', 'The environment or the .env file names the analyst.')
      : next();
  });

  routes.post('/model', async (c) => {
    const { data: asked, error } = modelChoiceSchema.safeParse(await readBody(c));
    if (!asked) return badRequest(whatIsMissing(error));
    const choice = withKeptKey(asked, chosen.choice);
    const missing = missingSetting(choice);
    if (missing !== null) return badRequest(MISSING[missing] ?? 'The key is missing.');
    const { signal } = c.req.raw;
    return keepAlive(
      chosen.tryOut(choice, signal).then(
        async (trial) => {
          // Recorded before it serves: what cannot be recorded must not happen.
          await operators.writeAct(c, 'connected', `${choice.model} at ${modelServer(choice)}`);
          chosen.choose(choice);
          return Response.json({ success: true, trial });
        },
        (error: unknown) => {
          if (!(error instanceof FunctionError)) throw error;
          return Response.json({ success: false, error: explainTrial(error).text });
        },
      ),
    );
  });

  routes.delete('/model', async (c) => {
    const server = chosen.choice && modelServer(chosen.choice);
    if (server) await operators.writeAct(c, 'disconnected', `the model at ${server}`);
    chosen.forget();
    return c.body(null, 204);
  });

  routes.get('/model/servers', async (c) => {
    search ??= findServers().finally(() => {
      search = null;
    });
    const servers = await search;
    const hasOllama = servers.some(({ provider }) => provider === 'ollama');
    const sizes = hasOllama ? await readOllamaSizes(ollama) : new Map<string, number>();
    return c.json({ servers, recommended: recommendModel(servers, sizes, totalmem()) });
  });

  routes.route(
    '/model/download',
    downloadRoutes(new ModelDownload(ollama, patientFetch as typeof fetch)),
  );
  return routes;
}

function downloadRoutes(download: ModelDownload): Hono {
  const routes = new Hono();
  routes.get('/', (c) => c.json({ download: download.now }));
  routes.post('/', async (c) => {
    const asked = downloadSchema.safeParse(await readBody(c)).data;
    if (!asked) return badRequest('The name of a model is needed.');
    download.begin(asked.model);
    return c.json({ download: download.now });
  });
  routes.delete('/', (c) => {
    download.cancel();
    return c.body(null, 204);
  });
  return routes;
}

const MISSING: Record<string, string> = {
  AI_MODEL: 'The model’s name is missing.',
  AI_BASE_URL: 'The address of the model’s server is missing.',
};

const readBody = (c: Context) => c.req.json<unknown>().catch(() => null);

function whatIsMissing({ issues }: z.ZodError): string {
  const ofAddress = issues.find(({ path }) => path[0] === 'baseUrl');
  return ofAddress?.message ?? 'A provider, a model and what reaches it are needed.';
}

/** Reuses a stored key for the same provider and address only. */
function withKeptKey(asked: ModelChoice, kept: ModelChoice | null): ModelChoice {
  const isSamePlace = kept?.provider === asked.provider && kept.baseUrl === asked.baseUrl;
  return isSamePlace && kept.apiKey !== undefined ? { apiKey: kept.apiKey, ...asked } : asked;
}

function withoutKey(choice: ModelChoice | null) {
  if (!choice) return null;
  const { apiKey, ...shown } = choice;
  return { ...shown, hasKey: apiKey !== undefined };
}

function badRequest(message: string): Response {
  return refusal(400, 'bad_request', message);
}

function signInFirst(): Response {
  return refusal(401, 'unauthenticated', 'Please sign in.');
}
