import { describe, expect, it } from 'vitest';
import {
  hasBothSections,
  isOfPerson,
  keptSection,
  findSectionName,
  type StoredSection,
} from './section';

describe('a heading', () => {
  it.each([
    ['Discussion', 'discussion'],
    ['  DISCUSSION ', 'discussion'],
    ['recommendation', 'recommendation'],
    ['Recommendation\n', 'recommendation'],
    ['Summary', null],
    ['Discussions', null],
  ])('"%s" is %s', (heading, name) => {
    expect(findSectionName(heading)).toBe(name);
  });
});

const section = (paragraph: string, drafted: string | null = null): StoredSection => ({
  id: 's',
  heading: 'Discussion',
  paragraph,
  photo_refs: {},
  version: 1,
  drafted,
  analyst: null,
});

it('sections are complete only when both have text @section-1', () => {
  const b = section('b');
  expect(hasBothSections({ discussion: section('a'), recommendation: b })).toBe(true);
  expect(hasBothSections({ discussion: section('a'), recommendation: null })).toBe(false);
  expect(hasBothSections({ discussion: section(' \n'), recommendation: b })).toBe(false);
  expect(hasBothSections({ discussion: null, recommendation: null })).toBe(false);
});

it('a section is a person’s unless it is blank or as it was drafted', () => {
  expect(isOfPerson(section('Mine.'))).toBe(true);
  expect(isOfPerson(section('Mine.', 'Drafted.'))).toBe(true);
  expect(isOfPerson(section('Drafted.', 'Drafted.'))).toBe(false);
  expect(isOfPerson(section(' '))).toBe(false);
  expect(isOfPerson(null)).toBe(false);
});

it('a section is read from what a version kept, whatever that lacks', () => {
  const proposal = { analyst: 'a', proposed_at: 'now', paragraph: 'Drafted.' };
  const photo_refs = { 1: 'x', 2: null };
  expect(keptSection({ paragraph: 'Mine.', photo_refs, proposal })).toEqual({
    paragraph: 'Mine.',
    photo_refs,
    drafted: 'Drafted.',
  });
  expect(keptSection({})).toEqual({ paragraph: '', photo_refs: {}, drafted: null });
});
