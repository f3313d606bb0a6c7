/** Underwear, hosiery and socks: `English | German | Norwegian`, a concept a line. */
export const underwear = `
  mens briefs, y fronts | herrenslip, herrenunterhose | herretruse
  boxer briefs, trunk briefs | retropants, retroshorts, hüftshorts | boxertruse
  loose boxers, woven boxers | webboxer, webboxershorts | vevd boxershorts
  boyshorts, hipster panties | hipster-slip, panty-slip | hipstertruse
  full briefs, maxi briefs, granny pants | taillenslip, maxislip | maxitruse
  brazilian briefs, cheeky panties | brazilian-slip, brasilslip | brasiliansk truse
  seamless underwear, no show underwear | nahtlose unterwäsche, seamless-unterwäsche | sømløst undertøy
  kids underwear, childrens underwear | kinderunterwäsche | barneundertøy
  push up bra | push-up-bh, pushup-bh | push-up-bh
  strapless bra, bandeau bra | trägerloser bh, bandeau-bh | stroppeløs bh
  wireless bra, non wired bra, wire free bra | bügelloser bh, bh ohne bügel, soft-bh | bh uten spile, bøylefri bh
  underwired bra | bügel-bh | spile-bh, bøyle-bh
  minimizer bra | minimizer-bh | minimizer-bh
  t-shirt bra, moulded bra | t-shirt-bh, schalen-bh | t-skjorte-bh
  stick on bra, adhesive bra | klebe-bh | selvklebende bh
  nipple covers, nipple pasties | nippelcover, brustwarzenabdeckung, nippelpads | nippelskjulere, brystvorteskjulere
  bra extender | bh-verlängerung, bh-erweiterung | bh-forlenger
  corset, basque | korsett, corsage, korsage | korsett
  suspender belt, garter belt | strumpfhalter, strumpfgürtel, strapsgürtel | hofteholder, strømpeholder
  leg garter, wedding garter | strumpfband | strømpebånd
  negligee | negligé | neglisjé
  full slip | unterkleid | underkjole
  hold ups, stay ups, thigh highs | halterlose strümpfe, stay-ups | stay-ups, selvsittende strømper
  sheer tights, nylon tights, nylon stockings | feinstrumpfhose, nylonstrumpfhose | nylonstrømpebukse, nylonstrømper
  opaque tights | blickdichte strumpfhose | tett strømpebukse
  fishnet tights, fishnets, fishnet stockings | netzstrumpfhose, netzstrümpfe | nettingstrømper, nettstrømper
  wool tights | wollstrumpfhose | ullstrømpebukse
  invisible socks, no show socks, footsies, shoe liners | füßlinge, unsichtbare socken, ballerinasocken | usynlige sokker, ballerinasokker
  sports socks, tennis socks, crew socks, athletic socks | sportsocken, tennissocken | sportssokker, tennissokker
  dress socks, business socks | businesssocken, anzugsocken | dressokker
  over knee socks, over the knee | overknee-socken, überkniestrümpfe | overknee-sokker
  diabetic socks | diabetikersocken, gesundheitssocken | diabetikersokker
  toe socks | zehensocken | tåsokker
  thermal socks | thermosocken | termosokker
  slipper socks, non slip socks, gripper socks | stoppersocken, abs-socken, hüttensocken | antiskli-sokker, sklisikre sokker
  bed socks | bettsocken, schlafsocken | sengesokker, nattsokker
  running socks | laufsocken | løpesokker
  ski socks | skisocken, skistrümpfe | skisokker
  cycling socks | radsocken, fahrradsocken | sykkelsokker
  football socks, soccer socks | fußballstutzen, fußballsocken | fotballstrømper, fotballsokker
  kids socks, childrens socks | kindersocken | barnesokker
  string vest, mesh vest | netzhemd, netzunterhemd | nettingtrøye, helsetrøye
  thermal top, thermal vest | thermoshirt, thermounterhemd | superundertrøye, ulltrøye
`;
