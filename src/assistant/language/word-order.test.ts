import { expect, test } from 'vitest';
import { translateMessage } from './translate-message.ts';

test.each([
  ['de', 'passt die eisenpfanne in die spülmaschine', 'does the eisenpfanne dishwasher fits'],
  ['de', 'Passt das in die Spülmaschine?', 'does it dishwasher fits?'],
  ['de', 'hält die trinkflasche dicht', 'does the trinkflasche dicht hält'],
  ['de', 'was schenk ich meinem papa', 'geschenk for my dad'],
  ['de', 'Was soll ich meiner Oma schenken?', 'geschenk for my grandma?'],
  ['de', 'aus was besteht die wolldecke', 'what is made of the wolldecke'],
  ['de', 'wieviel passt in die giesskanne', 'what capacity does the giesskanne hold'],
  ['de', 'wie lange brennt die Kerze?', 'how long does the Kerze brennt last?'],
  ['de', 'wie schwer ist das schneidebrett', 'how heavy is the schneidebrett'],
  ['de', 'ist das shampoo vegan', 'is the shampoo vegan'],
  ['de', 'kann der emailletopf auf induktion', 'can the emailletopf auf induktion'],
  ['de', 'so um die 30 euro', 'about 30 euro'],
  ['de', 'ist das wasserdicht', 'is it wasserdicht'],
  ['de', 'ist das wirklich wasserdicht', 'is it wirklich wasserdicht'],
  ['nb', 'tåler tallerkenen oppvaskmaskin', 'does the tallerkenen dishwasher tolerates'],
  ['de', 'ist in der trinkflasche blei', 'does the trinkflasche contains blei'],
  ['de', 'fallen die schuhe klein aus?', 'does the schuhe fallen klein?'],
  ['de', 'für wie viele spieler ist das memo', 'how many spieler does the memo'],
  ['de', 'von welcher marke ist das shampoo', 'who makes the shampoo'],
  ['de', 'kann man die schürze bei 60 grad waschen', 'can the schürze be washed bei 60 grad '],
  ['nb', 'er det nøtter i pestoen', 'does the pestoen contains nøtter'],
  ['nb', 'inneholder pestoen nøtter', 'does the pestoen nøtter contains'],
  ['nb', 'kan teppet vaskes på 60 grader', 'can the teppet be washed på 60 grader'],
  ['nb', 'trenger el-gitaren forsterker', 'does el-gitaren forsterker need'],
  ['nb', 'er butikken åpen?', 'opening hours?'],
  ['nb', 'hva består lampen av', 'what is lampen made of'],
  ['nb', 'hvilke størrelser finnes ullsokkene i', 'which sizes does come in ullsokkene'],
  ['nb', 'hvor gammel må barnet være', 'how old must barnet være'],
  ['nb', 'hva slags gitarer har dere', 'which gitarer do you have'],
  ['de', 'habt ihr den pulli noch in L', 'is the pulli available in L'],
  ['de', 'gibts den wollpullover in xl grau', 'is the wollpullover available in xl grau'],
  ['de', 'wie muss ich den kaschmirschal waschen', 'how do you wash the kaschmirschal'],
  ['nb', 'har dere genseren fortsatt i str M?', 'is genseren available in size M?'],
  ['nb', 'hvordan vasker jeg genseren', 'how do you wash genseren'],
  ['nb', 'er fløyten av tre', 'is the fløyten of wood'],
  ['de', 'kratzt die?', 'does it kratzt?'],
  ['de', 'darf der auf den balkon', 'can it auf the balkon'],
  ['de', 'kann die metall', 'can it metall'],
  ['de', 'kann die maschine metall', 'can the maschine metall'],
  ['de', 'muss ich den bügeln', 'should it be bügeln'],
  ['de', 'wie näh ich den am besten', 'how näh ich it am besten'],
  ['de', 'wie lange kühlt die', 'how long does it kühlt last'],
  ['nb', 'bråker den', 'does it bråker'],
  ['nb', 'går den på snø', 'does it på snø går'],
  ['nb', 'får den plass i bilen', 'does it get plass in bilen'],
  ['nb', 'hvor lang tid går den', 'how long does it går last'],
  ['nb', 'kan den brukes i bil', 'can it brukes in bil'],
] as const)('%s: “%s” is read as “%s”', (language, message, english) => {
  expect(translateMessage(message, language)).toBe(english);
});

test.each([
  ['de', 'passt dazu ein Gürtel?'],
  ['nb', 'passer til hund'],
  ['de', 'halterung für die wand'],
] as const)('%s: “%s” is no question that begins with its verb', (language, message) => {
  expect(translateMessage(message, language)).not.toMatch(/^does /);
});
