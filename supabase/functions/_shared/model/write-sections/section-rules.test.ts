import { describe, expect, it } from 'vitest';
import { makeSectionsAnswer } from '../../../../../testing/model/model-answers.ts';
import { draft, rows } from './draft-sections.fixture.ts';

const good = makeSectionsAnswer();

describe('a section', () => {
  it('takes no deadline that no row carries, however it is written', async () => {
    const observations = rows(
      { recommendation: 'Repair within six months.' },
      { note: 'Owner wants it in 14 days.' },
    );
    const told = async (sentence: string) => {
      const recommendation = `${sentence} Fit tell-tales before repair (Photo 1).`;
      return (
        (await draft({ observations }, { ...good, recommendation })).recommendation ===
        recommendation
      );
    };
    expect(await told('Repair within 6 months (Photo 1).')).toBe(true);
    expect(await told('Repair within two weeks (Photo 2).')).toBe(true);
    expect(await told('Repair within four weeks (Photo 1).')).toBe(false);
    expect(await told('Repair within 24 hours (Photo 1).')).toBe(false);
    expect(await told('Innerhalb von vier Wochen instand setzen (Foto 1).')).toBe(false);
    expect(await told('Réparer sous trois mois (photo 1).')).toBe(false);
    expect(await told('３か月以内に補修する（写真1）。')).toBe(false);
  });

  it('likens a size to nothing, unless a row or a note does', async () => {
    const observations = rows({ note: 'gap = one finger' }, {});
    const told = async (sentence: string) => {
      const discussion = `${good.discussion} ${sentence}`;
      return (await draft({ observations }, { ...good, discussion })).discussion === discussion;
    };
    expect(await told('The gap is a finger’s width (Photo 1).')).toBe(true);
    expect(await told('The gap is the width of a coin (Photo 1).')).toBe(false);
  });

  it('lets no text deny a test that a note tells of', async () => {
    const discussion = `Nothing was opened up or tested. The roof lacks a slate (Photo 2).`;
    const draftWithNote = async (note: string) => {
      const { seen, ...drafts } = await draft(
        { observations: rows({ note }, {}) },
        { ...good, discussion },
      );
      return { told: JSON.stringify(seen.at(0)), discussion: drafts.discussion };
    };
    expect((await draftWithNote('Was it tested?')).discussion).toBe(discussion);
    const tapped = await draftWithNote('Tapped: found hollow at the base.');
    expect(tapped.discussion).toBe('The roof lacks a slate (Photo 2).');
    expect(tapped.told).toContain('\\"tests_are_noted\\":true');
  });

  it('lets a test stand that a row reports, and one that finds otherwise not', async () => {
    const observations = rows(
      { defect: 'Tap test: hollow over the lintel.' },
      { defect: 'Slate missing' },
    );
    const told = async (sentence: string) => {
      const discussion = `${sentence} The roof lacks a slate (Photo 2).`;
      return (await draft({ observations }, { ...good, discussion })).discussion === discussion;
    };
    expect(await told('A tap test found the render hollow over the lintel (Photo 1).')).toBe(true);
    expect(await told('A tap test found no hollow areas (Photo 1).')).toBe(false);
    expect(await told('A tap test found the render hollow (Photo 2).')).toBe(false);
  });

  it('lets no row’s assurance stand for another, nor one that nobody checked or that asks', async () => {
    const sentence = 'The ladder is safe to use (Photo 1).';
    const passes = async (defect: string, text = sentence, isChecked = true) => {
      const observations = rows({ defect, isChecked }, { defect: 'Slate missing' });
      const discussion = `${text} The roof lacks a slate (Photo 2).`;
      return (await draft({ observations }, { ...good, discussion })).discussion === discussion;
    };
    const own = 'The ladder is safe to use.';
    expect(await passes(own)).toBe(true);
    expect(await passes(own, 'The building is safe to use (Photo 1).')).toBe(false);
    expect(await passes(own, 'The ladder is safe to use and the wall is sound (Photo 1).')).toBe(
      false,
    );
    expect(await passes('Is the ladder safe to use? The ladder is safe to use?')).toBe(false);
    expect(await passes(own, sentence, false)).toBe(false);
  });
});
