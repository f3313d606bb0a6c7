/** Feeding, sleep, safety and getting about with babies: `English | German | Norwegian`, a concept a line. */
export const baby = `
  nappy pants, pull up nappies, training pants | windelpants, windelhöschen, höschenwindeln | buksebleier
  swim nappy, swim diaper | schwimmwindel | badebleie, svømmebleie
  newborn nappies, newborn diapers | neugeborenenwindeln | nyfødtbleier
  nappy bin, diaper pail | windeleimer, windeltwister | bleiebøtte
  nappy sacks, diaper bags | windelbeutel | bleieposer
  nappy inserts, diaper inserts | stoffwindeleinlagen, windeleinlagen | bleieinnlegg
  changing table heater | wickeltischheizstrahler | varmelampe stellebord
  portable changing mat, travel changing mat | reisewickelunterlage | reisestellematte
  waterproof sheet | moltontuch, moltonunterlage | vanntett laken
  video baby monitor | video-babyphone, babyphone mit kamera | babycall med kamera
  bath thermometer | badethermometer | badetermometer
  hooded towel, baby towel | kapuzenhandtuch, kapuzenbadetuch, babyhandtuch | babyhåndkle, badecape
  baby bath seat, bath support | badewannensitz baby, badesitz | badesete, badestøtte
  baby potty, potty | töpfchen, kindertopf | barnepotte, potte barn
  toddler toilet seat, toilet training seat | toilettentrainer, kindertoilettensitz | toalettsete barn, barnetoalettsete
  childrens step stool, kids step stool | kinderschemel, kindertritt | barnekrakk
  learning tower, toddler tower | lernturm | læringstårn
  baby scale | babywaage | babyvekt
  baby nail scissors | babynagelschere | babyneglesaks
  baby hairbrush, baby brush | babybürste | babybørste
  baby swing | babyschaukel, federwiege | babyhuske, babygynge
  baby hammock | babyhängematte | babyhengekøye
  moses basket, bassinet | stubenwagen, babykorb, moseskorb | moseskurv, bassinett, babykurv
  bedside crib, co sleeper | beistellbett, babybalkon | bedside crib, sidekrybbe
  cradle, baby cradle | babywiege | vugge
  baby nest, cot nest | babynest, nestchen | babynest
  cot bumper, bed bumper | bettumrandung, bettschlange, nestchenschlange | sengekant, sprinkelbeskytter
  cot mattress, crib mattress | babymatratze, kinderbettmatratze | babymadrass, sprinkelsengmadrass
  crib sheet, cot sheet | babylaken, kinderbettlaken | barneseng laken
  baby pillow, toddler pillow | babykissen, kinderkissen | babypute, barnepute
  crib mobile, cot mobile, baby mobile | babymobile, mobile babybett | babyuro, uro barneseng
  white noise machine, sleep soother | weißes rauschen, white-noise-gerät | hvit støy, white noise-maskin
  breastfeeding | stillzeit | amming
  nursing pads, breast pads | stilleinlagen | ammeinnlegg
  nipple shields | stillhütchen, brusthütchen | ammeskjold, brystskjold
  nipple cream, nursing balm | brustwarzensalbe, stillsalbe | brystvortekrem, ammesalve
  nursing cover, breastfeeding cover | stilltuch, stillponcho | ammesjal, ammeponcho
  breast milk bags, milk storage bags | muttermilchbeutel | brystmelkposer, morsmelkposer
  nursing tea, lactation tea | stilltee | ammete
  bottle warmer, baby food warmer | flaschenwärmer, babykostwärmer | flaskevarmer
  bottle sterilizer, sterilizer | vaporisator, sterilisator, dampfsterilisator | sterilisator, flaskesterilisator
  bottle brush | flaschenbürste | flaskebørste
  bottle drying rack | flaschentrockner | flasketørker
  formula dispenser, milk powder dispenser | milchpulverportionierer | melkepulverbeholder
  follow on milk, follow on formula, toddler milk | folgemilch, kindermilch | tilskuddsmelk
  baby food, baby jars | babynahrung, babybrei, babygläschen | barnemat, babymat
  baby porridge, baby cereal | getreidebrei, milchbrei | barnegrøt, babygrøt
  food pouch, fruit puree pouch | quetschie, quetschbeutel | klemmepose, smoothiepose
  baby snacks, baby puffs | babysnacks, babykekse, hirsekringel | babysnacks, maiskroker
  fruit feeder, baby food feeder | fruchtsauger | fruktsmokk
  baby cutlery, childrens cutlery, toddler cutlery | kinderbesteck, babybesteck | barnebestikk
  baby spoon, weaning spoon | babylöffel, breilöffel | babyskje, matskje baby
  kids plate, suction plate, toddler plate | kinderteller, saugnapfteller | barnetallerken
  kids dinner set, childrens tableware | kindergeschirr, kindergeschirrset | barneservise
  kids cup, toddler cup | kinderbecher | barnekopp
  straw cup, straw beaker | strohhalmbecher | sugerørkopp
  kids water bottle, childrens drinking bottle | kindertrinkflasche | barneflaske, drikkeflaske barn
  kids lunch box | kinderbrotdose | matboks barn
  catch bib, silicone bib, weaning bib | silikonlätzchen, lätzchen mit auffangschale | silikonsmekke
  smock bib, long sleeved bib | ärmellätzchen | smekke med ermer, langermet smekke
  high chair cushion, high chair insert | hochstuhlkissen, hochstuhl-sitzverkleinerer | høystolpute
  portable high chair, travel high chair, table seat | tischsitz, reisehochstuhl | bordstol, reisehøystol
  dummy holder, dummy case, pacifier case | schnullerbox, schnullerdose | smokkeboks
  comforter blanket, comfort blanket, lovey | schmusetuch, schnuffeltuch | koseklut, sutteklut
  twin stroller, double buggy, tandem pushchair | zwillingskinderwagen, geschwisterwagen, zwillingswagen | tvillingvogn, søskenvogn
  jogging stroller, running buggy | joggerkinderwagen, babyjogger, sportkinderwagen | joggevogn, løpevogn
  travel system | kombikinderwagen, kinderwagenset | duovogn, kombivogn
  buggy board, stroller board | buggyboard, mitfahrbrett, kiddyboard | ståbrett, søskenbrett
  pram rain cover, buggy rain cover | regenschutz kinderwagen, regenverdeck | regntrekk barnevogn, regntrekk vogn
  pram mosquito net, pram insect net | insektenschutz kinderwagen, mückennetz kinderwagen | myggnett vogn, insektsnett
  pram parasol, buggy parasol, stroller sun shade | sonnenschirm kinderwagen, sonnensegel kinderwagen | parasoll vogn, solskjerm vogn
  pram bag, buggy organiser, stroller organizer | kinderwagentasche, kinderwagenorganizer | vognveske, vognorganiser
  pram hooks, buggy hooks | kinderwagenhaken, taschenhaken kinderwagen | vognkroker
  pram toy, stroller toy, pram chain | kinderwagenkette, wagenkette | vognleke, vognlenke
  pram muff, hand muff | handmuff | vognvotter
  pram liner, seat liner, buggy liner | sitzauflage kinderwagen, kinderwagen-sitzauflage | vognpute, sitteunderlag vogn
  baby lambskin, baby sheepskin | babylammfell | lammeskinn, vognskinn
  back carrier, child carrier backpack | kraxe, rückentrage, kindertragerucksack |
  car seat protector, car seat mat | autositzunterlage, autositzschoner | bilstolunderlag
  socket covers, plug socket covers | steckdosenkappen, kindersicherung steckdose | stikkontaktbeskyttere, kontaktbeskyttere
  oven guard, stove guard | herdschutzgitter, herdschutz | komfyrvern, komfyrbeskyttelse
  toddler reins, walking reins | laufgeschirr kinder, laufleine kinder | gåsele
  kids ear defenders, baby ear defenders | kindergehörschutz, gehörschutz kinder | hørselvern barn, barnehørselvern
  memory book, baby book, baby album | babyalbum, babytagebuch | babybok, minnebok baby
  footprint kit, hand print kit | gipsabdruck-set, abdruckset | gipsavtrykk, avtrykksett
  milestone cards | meilensteinkarten | milepælkort
  baby gift set, baby shower gift, new baby gift | babygeschenk, geschenk zur geburt, geburtsgeschenk | barselgave, babygave
  nappy cake, diaper cake | windeltorte | bleiekake
  tooth box, tooth fairy box | milchzahndose, zahndose | tannboks, melketannboks
  nursery decor, kids room decor | kinderzimmerdeko | barneromspynt
  height chart, growth chart | messlatte, kindermesslatte | målestokk barn, høydemåler barn
  diaper backpack, changing backpack | wickelrucksack | stellesekk, stelleryggsekk
  maternity bag | kliniktasche | fødebag
`;
