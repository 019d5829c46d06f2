import { expect, it, vi } from 'vitest';
import { makeSigned } from '../../../testing/app/signed-content';
import { runSignedExport, type SignedExportJob } from './run-signed-export';
import { TemplateFault } from './template-fault';

const template = '7b1de1a4-52d5-4f0e-8f65-3f0f0f6f2a11';
const file = { content: 'UEsDBA==', sha256: '', found: [] };

async function exported(changes: Partial<SignedExportJob> = {}) {
  const signed = makeSigned();
  const build = vi.fn<SignedExportJob['build']>(() => Promise.resolve(new Blob()));
  const { name } = await runSignedExport({
    format: 'docx',
    isOwnLayout: false,
    reportId: 'r',
    backend: undefined,
    readTemplate: () => Promise.resolve(file),
    readContent: () =>
      Promise.resolve({ ...signed, report: { ...signed.report, layout: { template } } }),
    readRevisions: () => Promise.resolve([]),
    build,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...changes,
  });
  return { name, given: build.mock.lastCall?.[1] };
}

it('writes a signed revision into the template that it was signed with', async () => {
  expect(await exported()).toEqual({
    name: 'InspectionReport-2026-11-03-revision-2.docx',
    given: file,
  });
  expect((await exported({ format: 'pdf' })).given).toBe(null);
  expect((await exported({ isOwnLayout: true })).given).toBe(null);
});

it('names the file as the revision is called', async () => {
  const called = async (label: string) => {
    const { name } = await exported({ readContent: () => Promise.resolve(makeSigned({ label })) });
    return name;
  };
  expect(await called('B')).toBe('InspectionReport-2026-11-03-revision-B.docx');
  expect(await called('A/1 ')).toBe('InspectionReport-2026-11-03-revision-A 1.docx');
  expect(await called('')).toBe('InspectionReport-2026-11-03-revision-2.docx');
});

it('says that the template it was signed with is gone', async () => {
  const gone = exported({ readTemplate: () => Promise.resolve(null) });
  await expect(gone).rejects.toThrow(TemplateFault);
  await expect(gone).rejects.toThrow(/that this revision was signed with was deleted\./);
});
