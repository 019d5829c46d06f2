import { describe, expect, it, vi } from 'vitest';
import { type ExportJob, runExport } from './run-export';
import { TemplateFault } from './template-fault';
import { makeSource } from '../../../testing/app/sample-report';

function makeJob(changes: Partial<ExportJob> = {}) {
  const { report, observations, sections } = makeSource();
  const onProgress = vi.fn<(percent: number) => void>();
  const job: ExportJob = {
    format: 'docx',
    isOwnLayout: false,
    readTemplate: () => Promise.resolve(null),
    readReport: () => Promise.resolve(report),
    readLetterhead: () => Promise.resolve(null),
    readRevisions: () => Promise.resolve([]),
    backend: 'https://host.example',
    readObservations: () => Promise.resolve(observations),
    readSections: () => Promise.resolve(sections),
    build: () => Promise.resolve(new Blob(['file'])),
    onProgress,
    signal: new AbortController().signal,
    ...changes,
  };
  return { job, percents: () => onProgress.mock.calls.map(([percent]) => percent) };
}

describe('runExport', () => {
  it('moves through the steps of the specification @run-export-1', async () => {
    const { job, percents } = makeJob();
    await runExport(job);
    expect(percents()).toEqual([20, 40, 60, 100]);
  });
  it('names and dates the file by the day where the person is', async () => {
    const zone = process.env['TZ'];
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T18:26:00Z') });
    for (const [TZ, day] of [
      ['Pacific/Auckland', '2026-11-27'],
      ['America/Los_Angeles', '2026-11-26'],
    ] as const) {
      process.env['TZ'] = TZ;
      const build = vi.fn<ExportJob['build']>(() => Promise.resolve(new Blob(['file'])));
      const { name } = await runExport(makeJob({ format: 'pdf', build }).job);
      expect(name).toBe(`InspectionReport-${day}.pdf`);
      expect(build.mock.calls[0]?.[0]).toMatchObject({ day });
    }
    process.env['TZ'] = zone;
    vi.useRealTimers();
  });
  it('says which reading failed @run-export-2', async () => {
    const failing = () => Promise.reject(new Error('permission denied'));
    const observations = makeJob({ readObservations: failing });
    await expect(runExport(observations.job)).rejects.toThrow(
      'Failed to fetch observations: permission denied',
    );
    expect(observations.percents()).toEqual([20]);
    const sections = makeJob({ readSections: failing });
    await expect(runExport(sections.job)).rejects.toThrow(
      'Failed to fetch sections: permission denied',
    );
    expect(sections.percents()).toEqual([20, 40]);
  });
  it('exports the report as the server has it, and none that is gone', async () => {
    const build = vi.fn<ExportJob['build']>(() => Promise.resolve(new Blob()));
    const stored = { ...makeSource().report, title: 'Renamed elsewhere' };
    await runExport(makeJob({ build, readReport: () => Promise.resolve(stored) }).job);
    expect(build.mock.lastCall?.[0].report).toEqual(stored);
    const gone = makeJob({ build, readReport: () => Promise.resolve(null) });
    await expect(runExport(gone.job)).rejects.toThrow('This report does not exist any more.');
    expect(build).toHaveBeenCalledOnce();
  });
  it('goes no further once it is cancelled', async () => {
    const abort = new AbortController();
    const build = vi.fn(() => Promise.resolve(new Blob()));
    const { job } = makeJob({
      build,
      signal: abort.signal,
      readSections: () => {
        abort.abort();
        return Promise.resolve({ discussion: null, recommendation: null });
      },
    });
    await expect(runExport(job)).rejects.toThrow();
    expect(build).not.toHaveBeenCalled();
  });
  describe('of a report that names a Word template', () => {
    const template = '7b1de1a4-52d5-4f0e-8f65-3f0f0f6f2a11';
    const named = { ...makeSource().report, layout: { template } };
    const file = { content: 'UEsDBA==', sha256: '', found: [] };
    const exported = async (changes: Partial<ExportJob>) => {
      const build = vi.fn<ExportJob['build']>(() => Promise.resolve(new Blob()));
      const readTemplate = vi.fn<ExportJob['readTemplate']>(() => Promise.resolve(file));
      const readReport = () => Promise.resolve(named);
      await runExport(makeJob({ build, readReport, readTemplate, ...changes }).job);
      return { given: build.mock.lastCall?.[1], asked: readTemplate.mock.calls };
    };

    it('hands the template’s file on for Word, and for nothing else', async () => {
      expect(await exported({})).toEqual({ given: file, asked: [[template]] });
      expect(await exported({ format: 'pdf' })).toEqual({ given: null, asked: [] });
      expect(await exported({ isOwnLayout: true })).toEqual({ given: null, asked: [] });
    });

    it('says what can be done when it was deleted, or can’t be read', async () => {
      const gone = exported({ readTemplate: () => Promise.resolve(null) });
      await expect(gone).rejects.toThrow(TemplateFault);
      await expect(gone).rejects.toThrow(/was deleted. Export in Plumbline’s layout, or/);
      const unreadable = exported({ readTemplate: () => Promise.reject(new Error('locked')) });
      await expect(unreadable).rejects.toThrow('Failed to fetch the Word template: locked');
    });
  });
});
