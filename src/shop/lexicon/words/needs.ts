import { plainWordsNeeds } from './needs/plain-words.ts';
import { babyNeeds } from './needs/care/baby.ts';
import { beautyNeeds } from './needs/care/beauty.ts';
import { foodAndKitchenNeeds } from './needs/care/food-and-kitchen.ts';
import { healthNeeds } from './needs/care/health.ts';
import { petsNeeds } from './needs/care/pets.ts';
import { furnishingNeeds } from './needs/home/furnishing.ts';
import { gardenNeeds } from './needs/home/garden.ts';
import { householdNeeds } from './needs/home/household.ts';
import { officeAndSchoolNeeds } from './needs/home/office-and-school.ts';
import { technologyNeeds } from './needs/home/technology.ts';
import { workshopNeeds } from './needs/home/workshop.ts';
import { fashionNeeds } from './needs/leisure/fashion.ts';
import { hobbiesNeeds } from './needs/leisure/hobbies.ts';
import { occasionsAndGiftsNeeds } from './needs/leisure/occasions-and-gifts.ts';
import { outdoorNeeds } from './needs/leisure/outdoor.ts';
import { sportsNeeds } from './needs/leisure/sports.ts';
import { travelNeeds } from './needs/leisure/travel.ts';

/**
 * What things are needed for, and the things: `English | German | Norwegian > members`. Before the `>` stand phrases that name
 * a situation, purpose, problem, occasion or part of the body, whose words a text may have in any order and form; none is
 * the name of a thing or a kind. After it stand names of concepts of the lexicon, of kinds or of `kinds/other-members.ts`, the
 * most fitting first. One with `?` fits only sometimes, and stands after the others.
 */
export const needs: readonly string[] = [
  plainWordsNeeds,
  babyNeeds,
  beautyNeeds,
  foodAndKitchenNeeds,
  healthNeeds,
  petsNeeds,
  furnishingNeeds,
  gardenNeeds,
  householdNeeds,
  officeAndSchoolNeeds,
  technologyNeeds,
  workshopNeeds,
  fashionNeeds,
  hobbiesNeeds,
  occasionsAndGiftsNeeds,
  outdoorNeeds,
  sportsNeeds,
  travelNeeds,
];
