/**
 * Photos that were made to cost as much as the decoder's bounds allow, and ordinary ones: one request to `analyze_photos` in
 * Deno for each, with the built-in analyst, from a function that was just started, as a cold start on Supabase is. Those
 * whose names begin with "drawn" are full of marks, and a model is asked, for which they are painted. All threads' processor
 * time counts. Baseline is what an Edge Function may take. Names pick some of them.
 */
import { startDenoFunctions } from '../testing/hosts/deno-functions.ts';
import { sitePhotoJpeg } from '../testing/drawing/draw-site-photo.ts';
import { startTestHost } from '../testing/hosts/test-host.ts';
import { callFunction } from '../testing/functions.ts';
import { publishableKey } from '../testing/people.ts';
import { startModelServer } from '../testing/model/servers/model-server.ts';
import { addRow, makeReport, type OwnedReport, storePhoto } from '../testing/reports.ts';
import { makeFullDrawing } from './rows/drawn-rows.ts';
import { threadTimes } from './load/processor-time.ts';
import { report } from './load/report.ts';
import { drawNoisePhoto, type NoisePhoto } from './worst-photos/noise-photos.ts';

const EDGE_MS = 2000;
/** The bucket takes 10 MiB of a file; the decoder takes 5 MB where it is cut into several scans. */
const FILE = 10_450_000;
const IN_SCANS = 4_990_000;
const FUNCTION = 'analyze_photos';

/** Photos at the bounds, and last one that is refused. */
const NOISE: NoisePhoto[] = [
  { name: 'one_scan_50mp', width: 7071, height: 7071, scans: 'one', maxBytes: FILE },
  { name: 'one_scan_4mp', width: 2047, height: 2047, scans: 'one', maxBytes: FILE },
  { name: 'ten_scans_16mp', width: 4000, height: 4000, scans: 'ten', maxBytes: IN_SCANS },
  { name: 'twenty_scans_8mp', width: 2828, height: 2828, scans: 'twenty', maxBytes: IN_SCANS },
  { name: 'twenty_scans_4mp', width: 2047, height: 2047, scans: 'twenty', maxBytes: IN_SCANS },
  { name: 'twenty_scans_16mp', width: 4000, height: 4000, scans: 'twenty', maxBytes: FILE },
];
const ordinary = () =>
  sitePhotoJpeg({ kind: 'concrete-crack', width: 2560, height: 1920, seed: 3 }, 75);
const plain: { name: string; draw: () => Uint8Array; isDrawn: boolean }[] = [
  { name: 'prepared', draw: ordinary, isDrawn: false },
  ...NOISE.map((photo) => ({
    name: photo.name,
    draw: () => drawNoisePhoto(photo),
    isDrawn: false,
  })),
];
/** Photos to draw on, at the bounds. */
const DRAWN: NoisePhoto[] = [
  { name: 'drawn_one_scan_12mp', width: 3500, height: 3500, scans: 'one', maxBytes: 1_500_000 },
  { name: 'drawn_one_scan_4mp', width: 2047, height: 2047, scans: 'one', maxBytes: 1_500_000 },
  {
    name: 'drawn_twenty_scans_1mp',
    width: 1224,
    height: 1224,
    scans: 'twenty',
    maxBytes: 800_000,
  },
];
const photos = [
  ...plain,
  { name: 'drawn_prepared', draw: ordinary, isDrawn: true },
  ...DRAWN.map((photo) => ({ name: photo.name, draw: () => drawNoisePhoto(photo), isDrawn: true })),
];

const wanted = process.argv.slice(2);
const host = await startTestHost();
const model = await startModelServer({ kind: 'vllm' });
const MODEL = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'm',
  AI_JUDGE: 'off',
  AI_BASE_URL: model.baseUrl,
};
try {
  const person = await makeReport(host.url);
  for (const { name, draw, isDrawn } of photos) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const bytes = draw();
    const { ms, said } = await measure(person, bytes, isDrawn);
    console.error(`${name}: ${(bytes.byteLength / 1e6).toFixed(1)} MB, ${said}`);
    report(`worst_photos_${name}_cpu`, ms, 'ms', EDGE_MS);
  }
} finally {
  await model.close();
  await host.close();
}

async function measure(person: OwnedReport, bytes: Uint8Array, isDrawn: boolean) {
  const photo_url = await storePhoto(person, bytes);
  const drawing = isDrawn ? makeFullDrawing(60) : null;
  const row = await addRow(person, { photo: photo_url, drawing });
  const functions = await startDenoFunctions(
    {
      SUPABASE_URL: host.url,
      SUPABASE_ANON_KEY: await publishableKey(host.url),
      ...(isDrawn && MODEL),
    },
    [FUNCTION],
  );
  try {
    const pid = functions.findProcessId(FUNCTION) ?? 0;
    const before = sumThreadTimes(pid);
    const { status, answer } = await callFunction(
      { ...person, hostUrl: functions.findUrl(FUNCTION) ?? '' },
      '',
      { observation_id: row.id, report_id: person.reportId, photo_url, look_for_cracks: !isDrawn },
    );
    return { ms: sumThreadTimes(pid) - before, said: `${status} ${answer.code ?? 'done'}` };
  } finally {
    await functions.stop();
  }
}

function sumThreadTimes(pid: number): number {
  return [...threadTimes(pid).values()].reduce((sum, ms) => sum + ms, 0);
}
