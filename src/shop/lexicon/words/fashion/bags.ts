/** Bags, luggage, hats, gloves, scarves and umbrellas: `English | German | Norwegian`, a concept a line. */
export const bags = `
  kids backpack, childrens backpack, toddler backpack | kinderrucksack | barnesekk, barneryggsekk
  roll top backpack, rolltop backpack | rolltop-rucksack, kurierrucksack | rolltop-sekk
  anti theft backpack | diebstahlsicherer rucksack, anti-diebstahl-rucksack | tyverisikker ryggsekk
  wheeled backpack, trolley backpack | trolleyrucksack, rucksacktrolley | ryggsekk med hjul
  sling bag, chest bag | bodybag, brusttasche, crossbag | slingbag, brystveske
  bucket bag | beuteltasche | bøtteveske
  straw bag, basket bag, raffia bag | korbtasche, strohtasche, basttasche | stråveske, kurvveske
  leather bag | ledertasche | skinnveske, lærveske
  weekender, weekend bag, overnight bag | weekender, wochenendtasche | weekendbag, helgebag
  wheeled duffel, rolling duffel, wheeled holdall | rollenreisetasche, trolleytasche | trillebag, bag med hjul
  shopping trolley, wheeled shopper | einkaufstrolley, einkaufsroller, hackenporsche | handletralle, trillenett
  string bag, mesh bag, net bag | einkaufsnetz, netzbeutel, netztasche | nettingpose, nettpose
  kids suitcase, childrens suitcase | kinderkoffer, kindertrolley | barnekoffert
  hard shell suitcase, hardside suitcase | hartschalenkoffer, hartschalentrolley | hardplastkoffert, hard koffert
  soft suitcase, softside luggage | weichschalenkoffer, stoffkoffer, weichgepäck | myk koffert
  suitcase set, luggage set | kofferset | koffertsett
  steamer trunk, travel trunk | überseekoffer, schrankkoffer | reisekiste
  luggage strap, suitcase strap | koffergurt, gepäckgurt, kofferband | koffertreim, bagasjereim, koffertstropp
  luggage scale | kofferwaage, gepäckwaage | bagasjevekt, koffertvekt
  luggage cover, suitcase cover | kofferhülle, kofferschutzhülle | kofferttrekk
  luggage lock, suitcase lock, tsa lock | kofferschloss, tsa-schloss | koffertlås, tsa-lås
  vanity case, train case, beauty case | beautycase, kosmetikkoffer, schminkkoffer | beautyboks, sminkekoffert
  travel bottles, travel size bottles | reiseflaschen, reisefläschchen, reisebehälter | reiseflasker
  travel towel, quick dry towel, microfiber towel | mikrofaserhandtuch, reisehandtuch | reisehåndkle, mikrofiberhåndkle
  travel wallet, document organizer | reiseetui, reiseorganizer | reisemappe
  bag organizer, handbag organizer | taschenorganizer, handtaschenorganizer | veskeorganiserer
  bag strap, shoulder strap | taschengurt, schultergurt, schulterriemen | veskereim, skulderreim
  ski boot bag | skischuhtasche, skistiefeltasche | skistøvelbag
  swim bag, swimming bag, wet bag | schwimmtasche, schwimmbeutel, nassbeutel | svømmebag, våtpose
  money clip | geldklammer, geldscheinklammer | pengeklype, seddelklype
  money belt | geldgürtel | pengebelte
  neck pouch, neck wallet | brustbeutel | halspung
  rfid sleeve, rfid blocking card | rfid-schutzhülle, rfid-blocker | rfid-beskyttelse
  ladies wallet, womens wallet | damengeldbörse, damenportemonnaie | damelommebok
  waiters wallet | kellnerbörse, kellnergeldbeutel, kellnerportemonnaie | servitørpung
  compact umbrella, folding umbrella, pocket umbrella | taschenschirm, knirps | veskeparaply, sammenleggbar paraply
  golf umbrella | golfschirm | golfparaply
  stick umbrella, walking umbrella | stockschirm | stokkparaply
  kids umbrella, childrens umbrella | kinderregenschirm, kinderschirm | barneparaply
  safety reflector, clip on reflector | reflektoranhänger, sicherheitsreflektor | refleks, personrefleks, refleksbrikke
  reflective band, slap band, reflective armband | schnappband | refleksbånd, slapbånd
  felt hat | filzhut | filthatt
  fedora | fedora | fedora
  trilby hat | trilby, trilbyhut | trilbyhatt
  panama hat | panamahut | panamahatt
  cowboy hat, western hat | cowboyhut, westernhut | cowboyhatt
  top hat | zylinderhut, chapeau claque | flosshatt
  bowler hat, derby hat | bowlerhut | bowlerhatt, skalkehatt
  beret | baskenmütze | alpelue
  flat cap | schiebermütze, schlägermütze, flatcap | sixpence
  newsboy cap, baker boy cap | ballonmütze |
  trapper hat, ushanka | trappermütze, fliegermütze, schapka | pelslue
  bobble hat, pom pom hat | bommelmütze, pudelmütze | dusklue, toppelue
  visor cap | sonnenvisier |
  trucker cap | truckercap | truckercaps
  snapback | snapback-cap | snapback
  kids hat, childrens hat | kindermütze | barnelue
  turban | turban | turban
  fascinator | fascinator |
  rain hat, souwester | südwester, regenhut | sydvest, regnhatt
  hat box | hutschachtel | hatteske
  headwear | kopfbedeckung | hodeplagg
  headscarf, head scarf | kopftuch | hodeskaut, skaut
  hijab | hijab | hijab
  neckerchief, neck scarf | halstuch, nickituch | halstørkle
  snood, infinity scarf, loop scarf | loopschal, rundschal | rundskjerf, tubeskjerf
  feather boa | federboa | fjærboa
  handkerchief, hanky | stofftaschentuch, schnupftuch | stofflommetørkle
  belt buckle | gürtelschnalle, gürtelschließe | beltespenne
  leather belt | ledergürtel | skinnbelte, lærbelte
  collar stays, collar stiffeners | kragenstäbchen | kragestivere
  leather gloves | lederhandschuhe | skinnhansker
  wool gloves, knitted gloves | wollhandschuhe, strickhandschuhe | fingervanter, strikkevanter, ullhansker
  touchscreen gloves | touchscreen-handschuhe | touchhansker
  fingerless gloves | fingerlose handschuhe, halbfingerhandschuhe | fingerløse hansker, halvhansker
  wrist warmers, arm cuffs | pulswärmer, handstulpen | pulsvarmere, pulsvanter, håndleddsvarmere
  liner gloves, glove liners | unterziehhandschuhe, innenhandschuhe | innerhansker, innervotter
  heated gloves | beheizbare handschuhe, heizhandschuhe | varmehansker
  heated socks | beheizbare socken, heizsocken | varmesokker
  heated jacket, heated vest | beheizbare jacke, heizweste, beheizbare weste | varmejakke, varmevest
`;
