import { describe, expect, it, vi } from 'vitest';
import { type ExportJob, runExport } from './run-export';
import { makeSource } from '../../../../testing/app/sample-report';

function makeJob(changes: Partial<ExportJob> = {}) {
  const { report, observations, sections } = makeSource();
  const onProgress = vi.fn<(percent: number) => void>();
  const job: ExportJob = {
    format: 'docx',
    readReport: () => Promise.resolve(report),
    readLetterhead: () => Promise.resolve(null),
    preparedBy: 'j@example.com',
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
  it('moves through the steps of the specification', async () => {
    const { job, percents } = makeJob();
    await runExport(job);
    expect(percents()).toEqual([20, 40, 60, 100]);
  });
  it('names the file by its date and format', async () => {
    const { name } = await runExport(makeJob({ format: 'pdf' }).job);
    expect(name).toMatch(/^InspectionReport-\d{4}-\d\d-\d\d\.pdf$/);
  });
  it('says which reading failed', async () => {
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
});
