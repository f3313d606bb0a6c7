/** What is said to order, to choose one of several and to correct oneself, in the form of `german` and `norwegian`. */
export const germanOrderPhrases = `
  wir nehmen, ich kaufe, ich kauf, wir kaufen, ich bestelle, ich bestell, wir bestellen = i'll take
  ^den, ^die, ^das, ^ja den, ^ja die, ^ja das = that one then
  ^einpacken, ^den einpacken, ^die einpacken, ^das einpacken, ^es einpacken, ^ihn einpacken, ^sie einpacken = add it
  ^pack ein, ^pack mir ein, ^pack sie ein, ^pack ihn ein, ^pack es ein, ^pack das ein, ^pack den ein, ^pack die ein, ^pack mir den ein, ^pack mir die ein, ^pack mir das ein = add it
  ^in den warenkorb legen, ^in den korb legen, ^hinzufugen, ^dazulegen, ^reinlegen = add it
  ^beide einpacken, ^pack beide ein, ^beides einpacken, ^pack beides ein = add both
  von jedem, von jeder, von jedem davon, von jeder davon = of each
  von der ersten, vom ersten, von dem ersten, von den ersten = of the first
  von der zweiten, vom zweiten, von dem zweiten, von den zweiten = of the second
  von der dritten, vom dritten, von dem dritten, von den dritten = of the third
  von der letzten, vom letzten, von dem letzten, von den letzten = of the last one
  von der anderen, vom anderen, von dem anderen, von den anderen = of the other one
  ach nein, ach nee, ach ne, oh nein, nein halt, halt nein, nein warte, warte nein, nein moment, moment nein, nein doch, nein stopp, nein sorry, sorry nein, quatsch, ach quatsch, nein quatsch = no wait
  oder nein, oder nee, oder ne, oder halt nein, oder besser, oder besser doch, oder doch, oder doch lieber, oder lieber, oder lieber doch, besser gesagt, oder vielmehr = or rather
  ^besser #, ^dann besser #, ^doch besser # = make it #
  ^doch nicht, ^ne doch nicht, ^lieber doch nicht, ^doch lieber nicht = remove it
  eins reicht, einer reicht, eine reicht, eins genugt, einer genugt, eine genugt = one is enough
  zwei reichen, zwei genugen = two is enough
  ^leg noch # dazu, ^leg noch # rein, ^noch # rein, ^nimm noch # = # more
  verkauft, gebongt, abgemacht = sold
`;

export const norwegianOrderPhrases = `
  vi tar, tar vi, vi kjoper, kjoper vi, jeg bestiller, bestiller jeg, vi bestiller, bestiller vi, da bestiller jeg, kjoper, bestiller = i'll take
  ^den da, ^ja den, ^den der, ^den da ja = that one then
  ^i handlekurven, ^i kurven, ^rett i kurven, ^opp i kurven = add it
  ^gjerne #, ^ja gjerne # = # please
  av hver, av hvert, av hver av dem, av hver av de, av hver av de to, av hver av begge = of each
  av den forste, av det forste, av de forste = of the first
  av den andre, av det andre, av de andre = of the second
  av den tredje, av det tredje = of the third
  av den siste, av det siste = of the last one
  nei vent, vent nei, nei forresten, nei sorry, nei stopp, nei heller, nei da, a nei, nei unnskyld, nei oi, oi nei = no wait
  eller nei, eller nei vent, eller nei forresten, eller forresten, eller heller, eller rettere sagt, rettere sagt, eller vent = or rather
  ^blir det #, ^det blir #, ^det blir da # = # please
  ^likevel ikke, ^nei likevel ikke, ^ikke likevel, ^nei ikke likevel, ^nei forresten ikke = remove it
  en holder, ett holder, en er nok, ett er nok = one is enough
  to holder, to er nok = two is enough
  ^legg til # til, ^legg i # til, ^legg til # ekstra, ^ta # til = # more
  ^endre til # = make it #
  solgt = sold
`;
