BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',1,1795121330298,'{"type":"opened","nonce":"cce67ba3a4c479b7deb60243f567867b"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',4,1795121330340,'{"type":"moved","seat":1,"text":"ahead"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',6,1795121330341,'{"type":"moved","seat":1,"text":"e6e7"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',7,1795121330343,'{"type":"moved","seat":2,"text":"right"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',9,1795121330344,'{"type":"moved","seat":2,"text":"a5a6"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',10,1795121330345,'{"type":"moved","seat":0,"text":"left"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',12,1795121330347,'{"type":"moved","seat":0,"text":"b6c6"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',13,1795121330348,'{"type":"moved","seat":1,"text":"ahead"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',15,1795121330349,'{"type":"moved","seat":1,"text":"f6g6"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',16,1795121330350,'{"type":"moved","seat":2,"text":"left"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',18,1795121330351,'{"type":"moved","seat":2,"text":"g5g6"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',19,1795121330352,'{"type":"moved","seat":0,"text":"left"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',21,1795121330353,'{"type":"moved","seat":0,"text":"c3d3"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',22,1795121330354,'{"type":"moved","seat":1,"text":"ahead"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',24,1795121330355,'{"type":"moved","seat":1,"text":"a5b5"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',25,1795121330356,'{"type":"moved","seat":2,"text":"right"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',27,1795121330357,'{"type":"moved","seat":2,"text":"a3b3"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',28,1795121330358,'{"type":"moved","seat":0,"text":"left"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',30,1795121330359,'{"type":"moved","seat":0,"text":"b1c1"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',31,1795121330360,'{"type":"moved","seat":1,"text":"ahead"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',33,1795121330361,'{"type":"moved","seat":1,"text":"c1d1"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',34,1795121330362,'{"type":"moved","seat":2,"text":"left"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',36,1795121330363,'{"type":"moved","seat":2,"text":"e1f1"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',37,1795121330364,'{"type":"moved","seat":0,"text":"left"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',39,1795121330372,'{"type":"moved","seat":0,"text":"f2g2"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',40,1795121330376,'{"type":"moved","seat":1,"text":"right"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',42,1795121330377,'{"type":"moved","seat":1,"text":"f1f2"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',43,1795121330378,'{"type":"moved","seat":2,"text":"right"}');
INSERT INTO "events" VALUES('uCrQWya_ulAj1s5z',45,1795121330379,'{"type":"moved","seat":2,"text":"f2g2"}');
INSERT INTO "events" VALUES('vEKMqv6r1Ec_GaN0',1,1795121322111,'{"type":"opened","nonce":"636ed4e34fbc79a58eab92878a5b877b"}');
INSERT INTO "events" VALUES('vEKMqv6r1Ec_GaN0',4,1795121322149,'{"type":"moved","seat":0,"text":"left"}');
INSERT INTO "events" VALUES('vEKMqv6r1Ec_GaN0',6,1795121322151,'{"type":"moved","seat":0,"text":"f3g3"}');
INSERT INTO "events" VALUES('vEKMqv6r1Ec_GaN0',7,1795121330258,'{"type":"moved","seat":1,"text":"right"}');
INSERT INTO "events" VALUES('vEKMqv6r1Ec_GaN0',9,1795121330273,'{"type":"moved","seat":1,"text":"e7f7"}');
INSERT INTO "events" VALUES('vEKMqv6r1Ec_GaN0',10,1795121330278,'{"type":"moved","seat":0,"text":"left"}');
INSERT INTO "events" VALUES('vEKMqv6r1Ec_GaN0',12,1795121330283,'{"type":"moved","seat":0,"text":"e5f5"}');
INSERT INTO "events" VALUES('vEKMqv6r1Ec_GaN0',13,1795121330286,'{"type":"moved","seat":1,"text":"left"}');
INSERT INTO "events" VALUES('vEKMqv6r1Ec_GaN0',15,1795121330287,'{"type":"moved","seat":1,"text":"f5f6"}');
INSERT INTO "events" VALUES('vEKMqv6r1Ec_GaN0',16,1795121330290,'{"type":"moved","seat":0,"text":"left"}');
INSERT INTO "events" VALUES('vEKMqv6r1Ec_GaN0',18,1795121330291,'{"type":"moved","seat":0,"text":"d5e5"}');
INSERT INTO "events" VALUES('vEKMqv6r1Ec_GaN0',19,1795121330292,'{"type":"moved","seat":1,"text":"ahead"}');
INSERT INTO "events" VALUES('vEKMqv6r1Ec_GaN0',21,1795121330293,'{"type":"moved","seat":1,"text":"e5e6"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',1,1795121330509,'{"type":"opened","nonce":"77b95b2c6e94cbbad4930eba02eba19b"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',16,1795121330867,'{"type":"moved","seat":1,"text":"sail S-cloud S"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',17,1795121330960,'{"type":"moved","seat":1,"text":"done"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',19,1795121330996,'{"type":"moved","seat":0,"text":"sail L45 L45"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',20,1795121331036,'{"type":"moved","seat":0,"text":"done"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',22,1795121331053,'{"type":"moved","seat":1,"text":"sail L30"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',23,1795121331064,'{"type":"moved","seat":1,"text":"done"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',25,1795121331103,'{"type":"moved","seat":0,"text":"sail L45-helm L45"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',26,1795121331128,'{"type":"moved","seat":0,"text":"sail R45 R45"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',27,1795121331139,'{"type":"moved","seat":0,"text":"done"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',30,1795121331171,'{"type":"moved","seat":1,"text":"sail s"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',31,1795121331186,'{"type":"moved","seat":1,"text":"done"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',33,1795121331213,'{"type":"moved","seat":0,"text":"sail R45 R45"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',34,1795121331233,'{"type":"moved","seat":0,"text":"done"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',36,1795121331267,'{"type":"moved","seat":1,"text":"steer 263"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',37,1795121331305,'{"type":"moved","seat":0,"text":"sail R90 R90"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',38,1795121331324,'{"type":"moved","seat":0,"text":"done"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',40,1795121331354,'{"type":"moved","seat":1,"text":"sail S"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',41,1795121331368,'{"type":"moved","seat":1,"text":"done"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',43,1795121331413,'{"type":"moved","seat":0,"text":"sail R90-helm R90"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',44,1795121331447,'{"type":"moved","seat":0,"text":"sail L45 L45"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',45,1795121331456,'{"type":"moved","seat":0,"text":"done"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',48,1795121331506,'{"type":"moved","seat":1,"text":"sail r45"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',49,1795121331549,'{"type":"moved","seat":1,"text":"done"}');
INSERT INTO "events" VALUES('w4QxGrBka2Uuzxvr',51,1795121331590,'{"type":"moved","seat":0,"text":"sail L30"}');
CREATE TABLE leases (
	table_id VARCHAR(32) NOT NULL, 
	worker VARCHAR(32) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "leases" VALUES('','health',1795121321219229722);
CREATE TABLE people (
	guest VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, finished BIGINT, 
	PRIMARY KEY (guest, table_id)
)
 WITHOUT ROWID

;
INSERT INTO "people" VALUES('LhVjO9dQS2RoekXX7Z_t-w','uCrQWya_ulAj1s5z',NULL);
INSERT INTO "people" VALUES('LhVjO9dQS2RoekXX7Z_t-w','vEKMqv6r1Ec_GaN0',NULL);
INSERT INTO "people" VALUES('LhVjO9dQS2RoekXX7Z_t-w','w4QxGrBka2Uuzxvr',NULL);
CREATE TABLE records (
	id VARCHAR(32) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	origin VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE reviews (
	table_id VARCHAR(32) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('identity','39c729717a13f134f9944e7b2abc14d4bf4080b4a3cb8e73403bc40ec09dd1f9');
INSERT INTO "secrets" VALUES('seeds','3dc8b6bbe9a1e095ede39cd34d8fa475d29942f4027e41b829d7a9d9e5ab744a');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	nonce VARCHAR(32) NOT NULL, 
	setup TEXT NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	public BOOLEAN NOT NULL, 
	wake BIGINT, 
	created BIGINT NOT NULL, summary TEXT, host VARCHAR(32), origin VARCHAR(32), seed_key VARCHAR(32), 
	PRIMARY KEY (id), 
	UNIQUE (nonce)
);
INSERT INTO "tables" VALUES('vEKMqv6r1Ec_GaN0','e02d26e031980bed58b027bff37670c9','{"game":"marrakech","host":"LhVjO9dQS2RoekXX7Z_t-w","places":[{"guest":"LhVjO9dQS2RoekXX7Z_t-w","name":"Ann"},{"bot":"greedy"}],"options":{"first":"lot","two_player":"one-colour"},"pace":{"kind":"none","seconds":0,"increment":0},"public":false,"invite":"Wfx8OGqXn5qNeQ0J","created":1795121322111,"mixes":true,"origin":"baf807e0ded99585"}','playing',0,NULL,1795121322111,'{"table":{"id":"vEKMqv6r1Ec_GaN0","game":"marrakech","state":"playing","seats":[{"kind":"person","name":"Ann","bot":null},{"kind":"bot","name":"","bot":"greedy"}],"pace":{"kind":"none","seconds":0,"increment":0},"created":1795121322111,"turn":7,"to_act":0,"is_asked":true,"since":1795121330293,"deadline":null,"standings":null,"yours":[]},"host":"LhVjO9dQS2RoekXX7Z_t-w","guests":["LhVjO9dQS2RoekXX7Z_t-w",null]}','LhVjO9dQS2RoekXX7Z_t-w','baf807e0ded99585','seeds');
INSERT INTO "tables" VALUES('uCrQWya_ulAj1s5z','e47e89b2c46450666bd3ece559b24ac4','{"game":"marrakech","host":"LhVjO9dQS2RoekXX7Z_t-w","places":[{"guest":"LhVjO9dQS2RoekXX7Z_t-w","name":"Ann"},{"bot":"greedy"},{"bot":"greedy"}],"options":{"first":"lot"},"pace":{"kind":"none","seconds":0,"increment":0},"public":false,"invite":"3s6KlkvUsnsvNa0I","created":1795121330298,"mixes":true,"origin":"baf807e0ded99585"}','playing',0,NULL,1795121330298,'{"table":{"id":"uCrQWya_ulAj1s5z","game":"marrakech","state":"playing","seats":[{"kind":"person","name":"Ann","bot":null},{"kind":"bot","name":"","bot":"greedy"},{"kind":"bot","name":"","bot":"greedy"}],"pace":{"kind":"none","seconds":0,"increment":0},"created":1795121330298,"turn":15,"to_act":0,"is_asked":true,"since":1795121330379,"deadline":null,"standings":null,"yours":[]},"host":"LhVjO9dQS2RoekXX7Z_t-w","guests":["LhVjO9dQS2RoekXX7Z_t-w",null,null]}','LhVjO9dQS2RoekXX7Z_t-w','baf807e0ded99585','seeds');
INSERT INTO "tables" VALUES('w4QxGrBka2Uuzxvr','55619c3f146c58b67be495964d69765f','{"game":"regatta","host":"LhVjO9dQS2RoekXX7Z_t-w","places":[{"guest":"LhVjO9dQS2RoekXX7Z_t-w","name":"Ann"},{"bot":"greedy"}],"options":{"first":"lot","lanes":"lot"},"pace":{"kind":"none","seconds":0,"increment":0},"public":false,"invite":"CE48E00NpGHUFKiG","created":1795121330509,"mixes":true,"origin":"baf807e0ded99585"}','playing',0,NULL,1795121330509,'{"table":{"id":"w4QxGrBka2Uuzxvr","game":"regatta","state":"playing","seats":[{"kind":"person","name":"Ann","bot":null},{"kind":"bot","name":"","bot":"greedy"}],"pace":{"kind":"none","seconds":0,"increment":0},"created":1795121330509,"turn":12,"to_act":0,"is_asked":true,"since":1795121331549,"deadline":null,"standings":null,"yours":[]},"host":"LhVjO9dQS2RoekXX7Z_t-w","guests":["LhVjO9dQS2RoekXX7Z_t-w",null]}','LhVjO9dQS2RoekXX7Z_t-w','baf807e0ded99585','seeds');
CREATE INDEX tables_by_wake ON tables (wake);
CREATE INDEX tables_by_state ON tables (state, public, created);
CREATE INDEX people_by_table ON people (table_id);
CREATE INDEX people_by_finished ON people (guest, finished, table_id);
CREATE INDEX tables_by_host ON tables (host, created);
CREATE INDEX tables_by_origin ON tables (origin, created);
CREATE INDEX records_by_guest ON records (guest);
CREATE INDEX records_by_origin ON records (origin);
COMMIT;
