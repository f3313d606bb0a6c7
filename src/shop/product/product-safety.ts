import { normalizeText } from '../text/normalize.ts';
import type { ProductDetail } from './product.ts';

/**
 * What the law asks to say of a product before it is bought: Regulation (EU) 2023/988, article 19 (manufacturer,
 * responsible person, warnings), and Regulation (EU) 2017/1369, article 6 (energy class and information sheet).
 */
export interface ProductSafety {
  /** Name, postal and electronic address. */
  readonly manufacturer: string | null;
  /** Who answers for it within the European Union where the manufacturer is outside of it. */
  readonly responsiblePerson: string | null;
  readonly warnings: string | null;
  readonly energy: EnergyLabel | null;
}

export interface EnergyLabel {
  readonly class: EnergyClass;
  /** Addresses of the label and of the product information sheet: `https:` or a path of the shop. */
  readonly label: string | null;
  readonly sheet: string | null;
}

/** From best to worst, as labels have them since 2021. */
export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

export type EnergyClass = (typeof energyClasses)[number];

/** The details of a product by what they are about, each in the shop's order. */
export interface SortedDetails {
  /** Measurements, material and the like. */
  readonly facts: readonly ProductDetail[];
  /** How to look after it. */
  readonly care: readonly ProductDetail[];
  /** null where the shop states nothing. */
  readonly safety: ProductSafety | null;
}

/** Names of details, in English, German and Norwegian. */
const names = {
  care: ['care', 'pflege', 'pflegehinweise', 'stell', 'vedlikehold'],
  manufacturer: ['manufacturer', 'hersteller', 'produsent'],
  responsiblePerson: [
    'responsible person',
    'eu responsible person',
    'responsible person in the eu',
    'verantwortliche person',
    'verantwortliche person in der eu',
    'ansvarlig person',
    'ansvarlig person i eu',
  ],
  warnings: ['warnings', 'safety warnings', 'warnhinweise', 'sicherheitshinweise', 'advarsler', 'sikkerhet'],
  energyClass: ['energy class', 'energy efficiency class', 'energieklasse', 'energieeffizienzklasse', 'energiklasse'],
  energyLabel: ['energy label', 'energielabel', 'energieetikett', 'energimerke'],
  sheet: ['product information sheet', 'produktdatenblatt', 'produktinformasjonsark'],
} as const;

type SafetyTopic = keyof typeof names;

const topics: ReadonlyMap<string, SafetyTopic> = new Map(
  Object.entries(names).flatMap(([topic, list]) => (isTopic(topic) ? list.map((name) => [name, topic] as const) : [])),
);

function isTopic(name: string): name is SafetyTopic {
  return Object.hasOwn(names, name);
}

/** Sorts details by their names; one whose value cannot be what its name says stays a fact. */
export function sortDetails(details: readonly ProductDetail[]): SortedDetails {
  const byTopic = Map.groupBy(details, topicOf);
  const text = (topic: SafetyTopic): string | null =>
    byTopic
      .get(topic)
      ?.map(({ value }) => value)
      .join(' ') ?? null;
  const energyClass = energyClasses.find((each) => each === text('energyClass')?.trim().toUpperCase());
  const safety: ProductSafety = {
    manufacturer: text('manufacturer'),
    responsiblePerson: text('responsiblePerson'),
    warnings: text('warnings'),
    energy: energyClass ? { class: energyClass, label: text('energyLabel'), sheet: text('sheet') } : null,
  };
  const isStated = Object.values(safety).some((value) => value !== null);
  const isFact = (detail: ProductDetail): boolean => {
    const topic = topicOf(detail);
    return topic === null || (!energyClass && (topic === 'energyLabel' || topic === 'sheet'));
  };
  return { facts: details.filter(isFact), care: byTopic.get('care') ?? [], safety: isStated ? safety : null };
}

const choices: ReadonlySet<SafetyTopic> = new Set<SafetyTopic>(['care', 'energyClass']);

/** Whether details of this name only state what the law asks for, e.g. the manufacturer: nobody chooses by them. */
export function isStatement(name: string): boolean {
  const topic = topics.get(normalizeText(name)) ?? null;
  return topic !== null && !choices.has(topic);
}

function topicOf({ name, value }: ProductDetail): SafetyTopic | null {
  const topic = topics.get(normalizeText(name)) ?? null;
  const text = value.trim();
  if (text === '') return null;
  if (topic === 'energyClass') return /^[a-g]$/i.test(text) ? topic : null;
  if (topic === 'energyLabel' || topic === 'sheet') return isAddress(text) ? topic : null;
  return topic;
}

function isAddress(text: string): boolean {
  return /^\/[^/\\]/.test(text) || (text.startsWith('https://') && URL.canParse(text));
}

/** So many facts stand beside the button. */
const maxKeyFacts = 3;

/** Material first, then the measurements, by the words of their names. */
export function keyFacts(facts: readonly ProductDetail[]): readonly ProductDetail[] {
  const material = facts.filter(({ name }) => materialName.test(name));
  const sizes = facts.filter(({ name }) => sizeName.test(name));
  return [...material.slice(0, 1), ...sizes].slice(0, maxKeyFacts);
}

const materialName = /^materiale?$/i;
const sizeName =
  /^(?:dimensions|measurements|height|width|depth|length|diameter|volume|size|maße|höhe|breite|tiefe|länge|durchmesser|volumen|mål|høyde|bredde|dybde|lengde)$/i;
